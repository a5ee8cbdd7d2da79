"""A replay as the one versioned JSON tree that terminal, exam and report format."""

from collections.abc import Mapping
from typing import Any

from judgekit import __version__, games
from judgekit.engine.choice import Decision
from judgekit.engine.trace import Step
from judgekit.replay.cited_document import Document
from judgekit.replay.outcomes import Data, data, outcome
from judgekit.replay.run import Replay
from judgekit.replay.verdict import Finding, Verdict
from judgekit.scenario import Scenario

SCHEMA = 1


def tree(
    scenario: Scenario,
    replay: Replay,
    verdict: Verdict,
    document: Document,
    readings: Mapping[str, str] | None = None,
) -> Data:
    """The whole tree; `readings` are those that ran besides the scenario's own."""
    trace = replay.game.trace
    return {
        "schema": SCHEMA,
        "judgekit": __version__,
        "game": scenario.game,
        "scenario": scenario.id,
        "document": {"id": document.id, "version": document.version, "sha256": document.sha256},
        "reading": meanings(scenario, readings),
        "choices": [choice(one) for one in trace.decisions],
        "steps": [_step(one) for one in trace.steps],
        "outcome": outcome(replay.game),
        "verdict": {"passed": verdict.passed, "findings": [_finding(one) for one in verdict.findings]},
    }


def meanings(scenario: Scenario, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
    """The meaning under which each reading of the game ran."""
    named = {**scenario.situation.readings, **(chosen or {})}
    return {one.name: one.meaning(named.get(one.name)).name for one in games.readings(scenario.game)}


def choice(decision: Decision) -> Data:
    """A decision; `before` is the id of the step that came next."""
    asked = decision.choice
    return {
        "player": asked.player,
        "kind": asked.kind,
        "name": asked.name,
        "options": [one.key for one in asked.options],
        "least": asked.least,
        "most": asked.most,
        "excluded": [{"option": option, "clauses": list(clauses)} for option, clauses in asked.excluded],
        "clauses": list(asked.clauses),
        "taken": [asked.options[one].key for one in decision.taken],
        "before": decision.at,
    }


def _step(step: Step) -> Data:
    return {
        "id": step.id,
        "parent": step.parent,
        "because": list(step.because),
        "clauses": list(step.clauses),
        "status": step.status,
        "overridden_by": list(step.overridden_by),
        "message": {"key": step.key, "args": data(dict(step.args))},
        "actor": step.actor,
        "changes": [data(one) for one in step.changes],
    }


def _finding(finding: Finding) -> dict[str, Any]:
    claim = finding.claim
    return {
        "path": list(claim.path),
        "expected": data(claim.expected),
        "found": data(finding.found),
        "passed": finding.passed,
    }
