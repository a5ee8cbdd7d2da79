"""judgekit in a browser: static pages that read by themselves, and judgekit itself beside them for what computes."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judgekit.site.building import Built, Wanted, build

__all__ = ["Built", "Wanted", "build"]


def __getattr__(name: str) -> Any:
    """What builds a site is imported when it is asked for: in a browser nobody builds one, and its start waits."""
    if name in __all__:
        from judgekit.site import building  # noqa: PLC0415

        return getattr(building, name)
    raise AttributeError(name)
