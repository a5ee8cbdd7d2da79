"""The one exception that a user's mistake raises."""

import errno

_REASONS = {
    errno.EACCES: "no hay permiso",
    errno.EPERM: "no hay permiso",
    errno.ENOENT: "no existe",
    errno.ENOTDIR: "no es una carpeta",
    errno.EISDIR: "es una carpeta",
    errno.ENAMETOOLONG: "el nombre es demasiado largo",
    errno.ENOSPC: "no queda espacio",
    errno.EDQUOT: "no queda espacio",
    errno.EFBIG: "no cabe",
    errno.EROFS: "el disco es de solo lectura",
    errno.ELOOP: "los enlaces dan vueltas",
}


class UserError(Exception):
    """A mistake of the user's, told in one Spanish sentence: what, where and how to mend it (exit code 2)."""


def reason(error: OSError) -> str:
    """Why the system refused, in Spanish."""
    return _REASONS.get(error.errno or 0, f"error {error.errno} del sistema")
