/** Issues of a chart and its samples; each is a sentence that says what to do. */
import { is, string, type as having } from 'superstruct';
import type { AnyStateNode } from 'xstate';
import { routesOf, statesOf } from '../chart.ts';
import type { Edge } from '../edges.ts';
import { edgesOf } from '../edges.ts';
import type { Finding } from './causes.ts';
import { Absences, causesOf, suspectsOf } from './causes.ts';
import type { Issue, BrokenMove, Reproduce } from './issue.ts';
import { issueTexts, replayLineOf } from './issue.ts';
import { beginIssues } from './begin-issues.ts';
import { draftIssues } from './draft-issues.ts';
import type { Configuration } from './explore.ts';
import { explore, hasFailure } from './explore.ts';
import { lineOf, replayLine } from './replay.ts';
import type { Chart } from './samples.ts';
import { quietIssues } from './quiet-issues.ts';
import type { Coverage } from './walk.ts';
import { walk } from './walk.ts';

/** The last move of a line, and the edges that it takes, in their order. Throws if the line cannot happen. */
export async function lastMoveOf(
  chart: Chart,
  line: string,
): Promise<{ readonly seen: BrokenMove; readonly edges: readonly Edge[] }> {
  const replay = await replayLine(chart, line);
  replay.stop();
  const last = replay.made.at(-1);
  const before = last ? await replayLine(chart, line.slice(0, line.lastIndexOf(' > '))) : null;
  before?.stop();
  const taken = replay.edges.slice(before?.edges.length ?? 0);
  const edges = edgesOf(chart.machine)
    .filter(({ id }) => taken.includes(id))
    .toSorted((one, other) => taken.lastIndexOf(one.id) - taken.lastIndexOf(other.id));
  // A guarded edge explains more than one that follows by itself.
  const telling = edges.findLast(({ guard }) => guard !== null) ?? edges.at(-1);
  return { seen: { line, token: last?.token ?? '', edge: telling?.id ?? null }, edges };
}

/** The meta of a state that shows a step. */
const metaOfStep = having({ step: having({ name: string() }) });

/** The result of checking a chart: its issues, and the coverage if it could be explored. */
export interface Examination {
  /** One issue for each cause. */
  readonly findings: readonly Issue[];
  /** The same as texts. */
  readonly issues: readonly string[];
  readonly configurations: readonly Configuration[];
  readonly coverage: Coverage | null;
}

/** Each request has samples of its answers and of its failures, and its state has a transition for both. */
function questionIssues(
  { id: state, invoke, transitions }: AnyStateNode,
  { actorResponses }: Chart,
): readonly string[] {
  return invoke.flatMap(({ id, src }) => {
    if (typeof src !== 'string') return [`${state} asks no named port: give its invoke the name of one as src`];
    return (['done', 'failed'] as const).flatMap((outcome) => {
      const [event, handler] = outcome === 'done' ? ['done', 'onDone'] : ['error', 'onError'];
      const hasSample = Object.keys(actorResponses[src]?.[outcome] ?? {}).length > 0;
      return [
        ...(hasSample ? [] : [`${src}, asked by ${state}, has no sample "${outcome}": add one to its samples`]),
        ...(transitions.has(`xstate.${event}.actor.${id}`)
          ? []
          : [`${state} stops for ever: give its invoke ${handler}`]),
      ];
    });
  });
}

/** Each step is named by its key, and has addresses that lead into the chart. */
function stepIssues({ machine, steps }: Chart): readonly string[] {
  const patterns = new Set(routesOf(machine).map(({ pattern }) => pattern));
  return Object.entries(steps).flatMap(([key, { name, paths }]) => [
    ...(key === name ? [] : [`step "${name}" stands under "${key}" in the steps table: give both one name`]),
    ...paths
      .filter((pattern) => !patterns.has(pattern))
      .map((pattern) => `${pattern} of step "${name}" leads nowhere: give a state of a step with that path a route`),
  ]);
}

/** A chart whose addresses have parameters has a second set of values, so that one record links to another. */
function anotherIssues({ name, params, another }: Chart): readonly string[] {
  if (another || Object.keys(params).length === 0) return [];
  return [
    `the addresses have parameters: give the samples of ${name} \`another\`, with other values and the answers for them`,
  ];
}

/** Edges and states that the samples do not reach, with the likely cause. */
function absenceFindings(
  { name, machine, steps }: Chart,
  { states, reached, edges, walked }: Coverage,
  configurations: readonly Configuration[],
): readonly Finding[] {
  const absences = new Absences(machine, walked);
  const lead = `add to the samples of ${name} what leads there, or remove it`;
  const unreached = states.filter((state) => !reached.includes(state));
  const shown = new Set(configurations.map(({ step }) => step));
  return [
    ...unreached.map((state) => ({
      what: `nothing reaches state ${state}: ${lead}`,
      suspects: absences.ofState(state),
      seen: null,
    })),
    ...edges
      .filter((edge) => !walked.includes(edge))
      .map((edge) => ({ what: `nothing takes edge ${edge}: ${lead}`, suspects: absences.ofEdge(edge), seen: null })),
    ...Object.values(steps)
      .filter((step) => !shown.has(step.name))
      .map((step) => ({
        what: `no state shows step "${step.name}": point to it in a state's meta, or remove it`,
        suspects: statesOf(machine)
          .filter(({ meta }) => is(meta, metaOfStep) && meta.step.name === step.name)
          .flatMap(({ path }) => absences.ofState(path.join('.'))),
        seen: null,
      })),
  ];
}

/** Paths on which the running chart differs from the explored one, grouped by the move that breaks them. */
async function violationFindings(chart: Chart, { unready, mismatches }: Coverage): Promise<readonly Finding[]> {
  const said = new Map([
    ...unready.map((line) => [line, `the step lacks what it needs: guard the last move of ${line}`] as const),
    ...mismatches.map(
      ({ line, actual, expected }) => [line, `${actual} instead of ${expected} after ${line}`] as const,
    ),
  ]);
  /** The root of a broken line is its shortest broken prefix. */
  const rootOf = (line: string): string => {
    for (let end = line.indexOf(' > '); end !== -1; end = line.indexOf(' > ', end + 1)) {
      if (said.has(line.slice(0, end))) return line.slice(0, end);
    }
    return line;
  };
  const breaks = new Map<string, Awaited<ReturnType<typeof lastMoveOf>>>();
  const findings: Finding[] = [];
  for (const [line, what] of said) {
    const root = rootOf(line);
    const found = breaks.get(root) ?? (await lastMoveOf(chart, root));
    breaks.set(root, found);
    findings.push({ what, suspects: suspectsOf(chart.machine, found.edges), seen: line === root ? found.seen : null });
  }
  return findings;
}

/** An issue without a common cause. */
const alone = (what: string): Issue => ({ what, guard: null, seen: null, follows: [] });

/** Failures of a funnel's ports at a step whose configurations do not differ by them: no story and no test draws them. */
function failureIssues(chart: Chart, configurations: readonly Configuration[]): readonly Issue[] {
  if (!chart.draft) return [];
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const issues = new Map<string, Issue>();
  for (const { input, path, moves } of configurations) {
    for (const { move, to, hasFailed } of moves) {
      const shown = byId.get(to);
      if (move.kind !== 'answer' || !shown || shown.snapshot.hasTag('busy')) continue;
      const what = `step "${shown.step}" may show a failure of ${move.port}: name it in visibleContext of the samples of ${chart.name}`;
      if (!hasFailed || hasFailure(shown.context) || issues.has(what)) continue;
      const seen = { line: lineOf(input, [...path, move]), token: move.token, edge: null };
      issues.set(what, { what, guard: null, seen, follows: [] });
    }
  }
  return [...issues.values()];
}

/** Checks a chart; each finding says how to reproduce it. */
export async function check(chart: Chart, reproduce: Reproduce = replayLineOf): Promise<Examination> {
  const findings = [
    ...statesOf(chart.machine).flatMap((node) => questionIssues(node, chart)),
    ...quietIssues(chart),
  ].map(alone);
  const examination = (configurations: readonly Configuration[], coverage: Coverage | null): Examination => ({
    findings,
    issues: issueTexts(chart, findings, reproduce),
    configurations,
    coverage,
  });
  try {
    const configurations = explore(chart);
    const coverage = await walk(chart, configurations);
    findings.push(
      ...[...stepIssues(chart), ...anotherIssues(chart)].map(alone),
      ...causesOf([...(await violationFindings(chart, coverage)), ...absenceFindings(chart, coverage, configurations)]),
      ...draftIssues(chart, configurations),
      ...beginIssues(chart, configurations),
      ...failureIssues(chart, configurations),
    );
    return examination(configurations, coverage);
  } catch (error) {
    // The chart cannot be explored at all: a state without a step, a sample that throws.
    findings.push(alone(error instanceof Error ? error.message : String(error)));
    return examination([], null);
  }
}
