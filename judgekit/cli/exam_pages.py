"""What a candidate reads: the question, what comes after the answer, the result, the state of the study."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import shorten

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, MATCH, TITLE, WARNING, Page
from judgekit.cli.replay_page import TablePage
from judgekit.corpus.model import Clause
from judgekit.exam.clause_grading import Cited
from judgekit.exam.event import Event
from judgekit.exam.question import LETTERS, Kind, Option, Question
from judgekit.exam.statistics import Chapter, Statistics
from judgekit.games.messages import joined, messages

BAR = 20
MOST_TO_READ = 5
LONGEST_QUOTE = 160
CITED = {
    Cited.EXACT: "La cláusula, exacta.",
    Cited.PARENT: "La cláusula, cerca: has dado el apartado.",
    Cited.WRONG: "La cláusula no es esa.",
}
HELP = (
    "Teclas: a, b, c, d (o 1, 2, 3, 4) responder · z deshacer la última respuesta · x o q salir y seguir otro día · "
    "Intro seguir tras la corrección · ? esta ayuda"
)


class ExamPage:
    """Prints on the page of a terminal or a pipe."""

    def __init__(self) -> None:
        self.page = Page()

    def progress(self, place: int, total: int, given: Sequence[Event], minutes_left: int | None) -> None:
        """One line: how far, how well, how much time."""
        right = sum(_is_right(one) for one in given)
        parts = [f"{place}/{total} {bar(place - 1, total, 10)}"]
        parts += [f"quedan {minutes_left} min"] if minutes_left is not None else []
        parts += [f"{right} bien, {len(given) - right} mal"] if minutes_left is None and given else []
        self.page.line()
        self.page.line(" · ".join(parts), FAINT)

    def question(self, question: Question, options: Sequence[Option]) -> None:
        """The situation, the board, what is asked and the options; nothing of the answer."""
        table = TablePage(self.page, messages(question.game))
        self.page.paragraph(one_line(question.ask), TITLE)
        table.board("Mesa", question.board)
        self.page.line()
        for said in question.cards:
            self.page.paragraph(one_line(said), indent=2, hanging=2)
        for said in question.script:
            self.page.paragraph(f"> {one_line(said)}", indent=2, hanging=2)
        self.page.line()
        self.page.paragraph(one_line(question.asks), TITLE)
        for letter, option in zip(LETTERS, options, strict=False):
            self.page.paragraph(f"{letter}) {one_line(option.text)}", indent=2, hanging=3)

    def correction(self, question: Question, chosen: Option, letter: str, clauses: Mapping[str, Clause]) -> None:
        """Right or wrong, the belief, the ruling, the step that decides and its clause in full."""
        right = question.options[0]
        self.page.line()
        if chosen == right:
            self.page.line("Bien.", MATCH)
        else:
            self.page.paragraph(f"Mal. La respuesta es {letter}) {one_line(right.text)}", WARNING)
            self._beliefs(chosen, clauses)
            if question.kind is Kind.CLAUSE and not chosen.beliefs:
                self.page.paragraph("Esa cláusula se mira aquí, pero no llega a actuar.", WARNING)
        self.page.paragraph(f"Fallo: {one_line(question.ruling)}")
        if question.step:
            where = ", ".join(question.step_clauses)
            self.page.paragraph(f"Se decide aquí: {one_line(question.step)} [{where}]")
        self._clause(_to_read(question, chosen), clauses)

    def cited(self, cited: Cited, question: Question) -> None:
        """How near the clause was."""
        more = "" if cited is Cited.EXACT else f" Decide {joined(list(question.decided_by or (question.clause,)))}."
        self.page.paragraph(f"{CITED[cited]}{more}", None if cited is Cited.EXACT else WARNING)

    def result(self, given: Sequence[Event], questions: Mapping[str, Question], clauses: Mapping[str, Clause]) -> None:
        """How it went, and what to read next."""
        right = sum(_is_right(one) for one in given)
        self.page.line()
        self.page.line(f"Resultado: {right} de {len(given)} bien.", TITLE)
        cited = Counter(one.data["cited"] for one in given if "cited" in one.data)
        if cited:
            told = f"{cited['exact']} exactas, {cited['parent']} cerca, {cited['wrong']} no"
            self.page.paragraph(f"Cláusulas: {told}.")
        missed = [one for one in given if not _is_right(one) and one.card in questions]
        wanted = list(dict.fromkeys(_to_read(questions[one.card], _chosen(questions[one.card], one)) for one in missed))
        if wanted:
            self.page.line("Para leer ahora:")
            for clause in wanted[:MOST_TO_READ]:
                title = _heading(clauses.get(clause))
                self.page.paragraph(f"- judgekit rule {clause}{f'  ({title})' if title else ''}", indent=2, hanging=2)

    def chapters(self, chapters: Sequence[Chapter], titles: Mapping[tuple[str, str], str]) -> None:
        """A result by chapter."""
        for one in chapters:
            name = titles.get((one.game, one.chapter), "")
            head = f"{one.game} {one.chapter}{f' {name}' if name else ''}"
            self.page.paragraph(
                f"{bar(one.right, one.answers, 10)} {one.right}/{one.answers}  {head}", indent=2, hanging=2
            )

    def mock(self, given: Sequence[Event], questions: Mapping[str, Question], clauses: Mapping[str, Clause]) -> None:
        """What was missed in a mock exam, each with its answer."""
        for number, one in enumerate(given, 1):
            question = questions.get(one.card)
            if question is None or _is_right(one):
                continue
            chosen = _chosen(question, one)
            self.page.line()
            self.page.paragraph(f"{number}. {one_line(question.ask)} {one_line(question.asks)}", TITLE)
            self.page.paragraph(f"Tu respuesta: {one_line(chosen.text)}", indent=2)
            self.page.paragraph(f"La buena: {one_line(question.options[0].text)}", indent=2)
            self._beliefs(chosen, clauses, indent=2)
            self._clause(_to_read(question, chosen), clauses)

    def statistics(self, found: Statistics, titles: Mapping[tuple[str, str], str]) -> None:
        """Retention, what is due, the weakest chapters, the beliefs that come most."""
        page = self.page
        page.line("Tu estudio", TITLE)
        page.line(f"  Respuestas: {found.answers} ({found.days} días) · tarjetas: {found.cards} · sin ver: {found.new}")
        if found.answers:
            page.line(
                f"  Aciertos al repasar, 30 días: {percent(found.retention)} · recuerdo hoy: {percent(found.recall)}"
            )
        if found.changed:
            page.paragraph(f"{found.changed} tarjetas para mirar otra vez: su cláusula ha cambiado.", WARNING, indent=2)
        if found.lost:
            page.paragraph(
                f"{found.lost} tarjetas ya no tienen pregunta en el banco; no se preguntan.", WARNING, indent=2
            )
        page.line()
        page.line("Repasos que tocan", TITLE)
        most = max((count for _, count in found.due), default=0)
        for label, count in found.due:
            page.line(f"  {label:>9} {bar(count, most, BAR, blank=' ')} {count}")
        if found.weakest:
            page.line()
            page.line("Capítulos más flojos", TITLE)
            self.chapters(found.weakest, titles)
        if found.beliefs:
            page.line()
            page.line("Lo que más crees y no es", TITLE)
            for says, count in found.beliefs:
                page.paragraph(f"{count}× {one_line(says)}", indent=2, hanging=3)

    def _beliefs(self, option: Option, clauses: Mapping[str, Clause], indent: int = 0) -> None:
        for belief in option.beliefs:
            where = f" Lo desmiente {belief.clause}." if belief.clause and belief.name else ""
            self.page.paragraph(f"{one_line(belief.says)}{where}", WARNING, indent=indent)
            if not belief.name and belief.clause in clauses:
                quoted = shorten(clauses[belief.clause].text, LONGEST_QUOTE, placeholder="…")
                self.page.paragraph(f"«{quoted}»", FAINT, indent=indent + 2)
        if option.parting:
            parting = option.parting
            where = f" [{', '.join(parting.clauses)}]" if parting.clauses else ""
            self.page.paragraph("Donde se separa:", indent=indent)
            self.page.paragraph(f"- con las reglas: {one_line(parting.right)}{where}", indent=indent + 2)
            self.page.paragraph(f"- como tú dices: {one_line(parting.wrong)}", indent=indent + 2)

    def _clause(self, identifier: str, clauses: Mapping[str, Clause]) -> None:
        clause = clauses.get(identifier)
        if clause is None:
            self.page.paragraph(f"La cláusula {identifier} no está en la edición instalada.", FAINT)
            return
        self.page.paragraph(f"{clause.id} · {' › '.join(clause.path)}", ID)
        self.page.paragraph(clause.text, indent=2)


def bar(part: int, whole: int, width: int, *, blank: str = "·") -> str:
    """A bar of text."""
    filled = round(width * part / whole) if whole else 0
    return "#" * filled + blank * (width - filled)


def percent(share: float | None) -> str:
    """A share in words."""
    return "—" if share is None else f"{share:.0%}".replace("%", " %")


def _heading(clause: Clause | None) -> str:
    return (clause.title or (clause.path[-1] if clause.path else "")) if clause else ""


def _chosen(question: Question, answer: Event) -> Option:
    """The option of an answer; another one where the question has fewer now."""
    return question.options[int(answer.data.get("option", 0)) % len(question.options)]


def _to_read(question: Question, chosen: Option) -> str:
    """The clause to read: one that decides and refutes what was believed, else the first that decides."""
    deciding = question.decided_by or (question.clause,)
    refuting = (one.clause for one in chosen.beliefs if one.clause in deciding)
    return next(refuting, deciding[0])


def _is_right(answer: Event) -> bool:
    return answer.data.get("grade") != "wrong"
