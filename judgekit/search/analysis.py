"""From words to terms: folding that keeps ñ, a stop list that spares rule words, stems brought into families."""

import re
import unicodedata
from functools import lru_cache

from judgekit.search.families import NUMBERS, OF_ITS_OWN, ONE_VERB

WORD = re.compile(r"\d+(?:\.\d+)*|[^\W\d_]+(?:\d+)?")
NUMBER = re.compile(r"^\d+(?:\.\d+)*$")
_THOUSANDS = re.compile(r"(?<![\d.,])(\d{1,3}(?:[. ]\d{3})+|\d+(?=k\b))(?![.,]?\d)(k?)")

# "no", "sin", "cuando", "cada", "antes", "si", "solo", "todos", "otro" and their like decide rules: they are not here.
STOP_WORDS = frozenset(
    word
    for line in (
        "a ahi al algo alla and ante aqui asi aun aunque como con cual cuales cualquier da dan de del desde dice",
        "donde e el ella ellas ello ellos en era eres es esa esas ese eso esos esta estan estar estas este esto",
        "estos estoy fue fui ha haber habia han has hay he is it la las le les lo los mas me mi mia mio mis muy",
        "nos nosotros nuestra nuestro o of onda os osea para pero poco por porfa porque pues que quien rato se sea",
        "sean ser sido so sobre son su sus tal tambien tan te tengo the ti tiene tienen to tu tus tuya tuyo u un",
        "una unas uno unos va vale van vaya vez voy y ya yo",
    )
    for word in line.split()
)

try:
    from Stemmer import Stemmer

    _STEMMER = Stemmer("spanish")
except ImportError:  # where nothing compiled is installed: the same stems, more slowly
    from snowballstemmer.spanish_stemmer import SpanishStemmer

    _STEMMER = SpanishStemmer()
# Snowball keeps a noun and its verb apart (ataque/atacar, evolución/evolucionar); these endings bring them together.
_FAMILY = re.compile(
    r"(?:izacion|aciones|acion|iciones|icion|ciones|cion|siones|sion|amient|imient|ador|edor|idor|ante|iente|able|ible|ura|aje|ad|id|nd)$"
)
SHORTEST_STEM = 3
SHORTEST_ROOT = 4  # below that, words of different families meet (evasión, evento)


@lru_cache(maxsize=50_000)
def fold(text: str) -> str:
    """Lower case without accents; ñ stays a letter of its own."""
    kept = unicodedata.normalize("NFC", text).casefold().replace("ñ", "\0")
    bare = "".join(c for c in unicodedata.normalize("NFD", kept) if not unicodedata.combining(c))
    return bare.replace("\0", "ñ")


def words(text: str) -> list[str]:
    """The folded words of a text in order, clause numbers whole, thousands as they are counted (2.000, 2k -> 2000).

    >>> words("Ver 11.8.7: 2.000 de daño, no 2k")
    ['ver', '11.8.7', '2000', 'de', 'daño', 'no', '2000']
    """
    return WORD.findall(_THOUSANDS.sub(_counted, fold(text)))


def _counted(number: re.Match[str]) -> str:
    return re.sub(r"\D", "", number[1]) + ("000" if number[2] else "")


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The term that a folded word is indexed under.

    >>> stem("atacar") == stem("ataque"), stem("evolucion") == stem("evolucionar"), stem("pierde") == stem("perder")
    (True, True, True)
    """
    if word in NUMBERS or word in OF_ITS_OWN:
        return NUMBERS.get(word) or OF_ITS_OWN[word]
    if NUMBER.match(word) or len(word) <= SHORTEST_STEM:
        return word
    return ONE_VERB.get(root := _root(word), root)


def _root(word: str) -> str:
    root = str(_STEMMER.stemWord(word))
    short = _FAMILY.sub("", root)
    root = short if len(short) >= SHORTEST_ROOT else root
    root = re.sub(r"(?<=...)[aeio]$", "", root)
    return re.sub(r"qu$", "c", re.sub(r"gu$", "g", root))


def terms(text: str) -> list[str]:
    """The index terms of a text: stems of its words without stop words."""
    return [stem(word) for word in words(text) if word not in STOP_WORDS]


def phonetic(word: str) -> str:
    """How a folded Spanish word sounds, so that spellings that sound alike are one.

    >>> phonetic("ebasion") == phonetic("evasion"), phonetic("acer") == phonetic("hacer")
    (True, True)
    """
    sound = re.sub(r"ch", "C", word)
    for pattern, letter in _SOUNDS:
        sound = re.sub(pattern, letter, sound)
    return re.sub(r"(.)\1+", r"\1", sound)


_SOUNDS = (
    (r"h", ""),
    (r"[vw]", "b"),
    (r"c(?=[ei])|[zx]", "s"),
    (r"qu(?=[ei])|[cq]|k", "k"),
    (r"g(?=[ei])", "j"),
    (r"gu(?=[ei])", "g"),
    (r"ll", "y"),
    (r"n(?=[pb])", "m"),
)
