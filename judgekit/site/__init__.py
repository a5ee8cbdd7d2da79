"""judgekit in a browser: static pages that read by themselves, and judgekit itself beside them for what computes."""

from judgekit.site.building import Built, Wanted, build

__all__ = ["Built", "Wanted", "build"]
