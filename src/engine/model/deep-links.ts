/** Every address of a chart, opened directly or followed from another, with every combination of actor responses. */
import { formatPath, routesOf } from '../../../machines/engine/index.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import { textOf } from './places.ts';
import type { Answer, Answers, Sight } from './tab.ts';
import { Tab } from './tab.ts';

/** An opened address, with the actor responses until the chart rests. */
interface Opening {
  readonly pattern: string;
  readonly input: string;
  readonly actorResponses: Answers;
  /** Failures of the questions that were asked on the way. */
  readonly failures: readonly Answer[];
  readonly sight: Sight;
  /** Violations of the law of addresses at the end. */
  readonly lies: readonly string[];
}

const known = new WeakMap<Chart<never>, Promise<readonly Opening[]>>();

/** Every address of a chart with every input and every combination of actor responses. */
function openingsOf(chart: Chart<never>): Promise<readonly Opening[]> {
  async function open(pattern: string, input: string, actorResponses: Answers): Promise<readonly Opening[]> {
    const tab = new Tab(chart, input, actorResponses, formatPath(pattern, chart.params));
    await tab.talk();
    const sight = tab.sight();
    const asked = sight.isBusy ? [...tab.questions].filter(([port]) => !actorResponses.has(port)) : [];
    const [[port, answers] = ['', []]] = asked;
    const further = answers.map((answer) => open(pattern, input, new Map([...actorResponses, [port, answer]])));
    if (further.length > 0) return (await Promise.all(further)).flat();
    const failures = [...tab.questions.values()].flat().filter(({ isDone }) => !isDone);
    const lies = [...tab.lies(), ...(tab.depth === 1 ? [] : ['lengthens the history'])];
    return [{ pattern, input, actorResponses, failures, sight, lies }];
  }
  async function openAll(): Promise<readonly Opening[]> {
    const openings: Opening[] = [];
    for (const { pattern } of routesOf(chart.machine)) {
      for (const input of Object.keys(chart.inputs)) openings.push(...(await open(pattern, input, new Map())));
    }
    return openings;
  }
  const openings = known.get(chart) ?? openAll();
  known.set(chart, openings);
  return openings;
}

const isAnswered = ({ actorResponses }: Opening): boolean => [...actorResponses.values()].every(({ isDone }) => isDone);

const nameOf = ({ pattern, input, actorResponses }: Opening): string =>
  `${pattern}, ${input}, ${[...actorResponses.values()].map(({ token }) => token).join(', ')}`;

/**
 * Deep links that show a step that is not ready or at another address, leave the chart busy for ever, or lengthen the
 * history: each as address, input, actor responses and violation.
 */
export async function deepLinkViolations(chart: Chart<never>): Promise<readonly string[]> {
  return (await openingsOf(chart)).flatMap((opening) => {
    const { sight, lies } = opening;
    // After a failure a chart may stay busy, and retry later.
    const stays = sight.isBusy && isAnswered(opening) ? [`stays in ${sight.state}`] : [];
    return [...lies, ...stays].map((wrong) => `${nameOf(opening)}: ${wrong}`);
  });
}

/** Differences between the expected sight of a tab and the actual one. */
function otherThan(wanted: Sight, { state, place }: Sight): readonly string[] {
  if (state === wanted.state && place === wanted.place) return [];
  return [`ends in ${state} at ${place} instead of ${wanted.state} at ${wanted.place}`];
}

/** A tab in which one question on the way of a deep link has failed; from then on it is answered as on that way. */
async function failing(
  chart: Chart<never>,
  { pattern, input, actorResponses }: Opening,
  failure: Answer,
): Promise<Tab> {
  const answers = new Map([...actorResponses, [failure.port, failure] as const]);
  const tab = new Tab(chart, input, answers, formatPath(pattern, chart.params));
  await tab.talk();
  for (const [port, answer] of actorResponses) answers.set(port, answer);
  return tab;
}

/**
 * Deep links that end elsewhere than without a failure, after one of their questions failed and was retried.
 */
export async function retryViolations(chart: Chart<never>): Promise<readonly string[]> {
  const wrong: string[] = [];
  const tried = new Set<string>();
  for (const opening of (await openingsOf(chart)).filter(isAnswered)) {
    const { pattern, input, failures, sight } = opening;
    for (const failure of failures) {
      // One way to each end will do.
      const way = [pattern, input, failure.token, sight.state, sight.place].join();
      if (tried.has(way)) continue;
      tried.add(way);
      const failed = await failing(chart, opening, failure);
      const hasFailed = otherThan(sight, failed.sight()).length > 0;
      for (const move of hasFailed ? failed.moves : []) {
        const tab = await failing(chart, opening, failure);
        const before = tab.askedThrough(failure.port);
        await tab.make(move);
        const [again] = tab.askedThrough(failure.port).slice(before.length);
        if (again === undefined || again !== before.at(-1)) continue;
        await tab.talk();
        const found = otherThan(sight, tab.sight());
        wrong.push(...found.map((each) => `${nameOf(opening)}, after ${failure.token} > ${move.token}: ${each}`));
      }
    }
  }
  return wrong;
}

/** The first sampled answer to each question, or the one in `received`. */
function actorResponsesOf(
  { actorResponses }: Chart<never>,
  received: Readonly<Record<string, unknown>> = {},
): Map<string, Answer> {
  return new Map(
    Object.entries(actorResponses).map(([port, samples]) => {
      const [[sample, answer] = ['', undefined]] = Object.entries(samples?.done ?? {});
      const token = `${port}:done.${sample}`;
      return [
        port,
        { kind: 'answer', token, event: { type: port }, port, isDone: true, answer: received[port] ?? answer },
      ];
    }),
  );
}

/**
 * Links to something else that end elsewhere when they are followed from another address than when they are opened
 * directly.
 */
export async function linkViolations(chart: Chart<never>): Promise<readonly string[]> {
  const wrong: string[] = [];
  const { another, params } = chart;
  const [input = ''] = Object.keys(chart.inputs);
  const there = actorResponsesOf(chart, another?.actorResponses);
  const patterns = routesOf(chart.machine).map(({ pattern }) => pattern);
  for (const to of patterns) {
    const link = formatPath(to, { ...params, ...another?.params });
    if (textOf(link) === textOf(formatPath(to, params))) continue;
    const alone = new Tab(chart, input, there, link);
    await alone.talk();
    for (const from of patterns) {
      const answers = actorResponsesOf(chart);
      const tab = new Tab(chart, input, answers, formatPath(from, params));
      await tab.talk();
      for (const [port, answer] of there) answers.set(port, answer);
      await tab.follow(link);
      const found = [...tab.lies(), ...otherThan(alone.sight(), tab.sight())];
      wrong.push(...found.map((each) => `from ${from} to another ${to}: ${each}`));
    }
  }
  return wrong;
}
