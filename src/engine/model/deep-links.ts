/** Every address of a chart, opened by itself or followed from another, whatever the world answers. */
import { formatPath, routesOf } from '../../../machines/engine/index.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import { textOf } from './places.ts';
import type { Answer, Answers, Sight } from './tab.ts';
import { Tab } from './tab.ts';

/** An address that is opened, and all that the world is asked until the chart rests, with what it answers. */
interface Opening {
  readonly pattern: string;
  readonly input: string;
  readonly actorResponses: Answers;
  /** How the questions on the way could have failed. */
  readonly failures: readonly Answer[];
  readonly sight: Sight;
  /** What the law of addresses says against the end. */
  readonly lies: readonly string[];
}

const known = new WeakMap<Chart<never>, Promise<readonly Opening[]>>();

/** Every address of a chart with every input, for all that the world may answer on the way. */
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
 * Where a deep link shows a step that is not ready or stands elsewhere, leaves the chart at work for ever, or lengthens
 * the history: address, input, what the world answered, and what is wrong.
 */
export async function deepLinkViolations(chart: Chart<never>): Promise<readonly string[]> {
  return (await openingsOf(chart)).flatMap((opening) => {
    const { sight, lies } = opening;
    // Where the world fails, a chart may stay at work, and ask again by and by.
    const stays = sight.isBusy && isAnswered(opening) ? [`stays in ${sight.state}`] : [];
    return [...lies, ...stays].map((wrong) => `${nameOf(opening)}: ${wrong}`);
  });
}

/** What a tab shows instead of what it should. */
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
  const received = new Map([...actorResponses, [failure.port, failure] as const]);
  const tab = new Tab(chart, input, received, formatPath(pattern, chart.params));
  await tab.talk();
  for (const [port, answer] of actorResponses) received.set(port, answer);
  return tab;
}

/**
 * Where a question on the way of a deep link fails, and whoever asks the same again then ends elsewhere than the link
 * without the failure.
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
      for (const deed of hasFailed ? failed.deeds : []) {
        const tab = await failing(chart, opening, failure);
        const before = tab.askedThrough(failure.port);
        await tab.make(deed);
        const [again] = tab.askedThrough(failure.port).slice(before.length);
        if (again === undefined || again !== before.at(-1)) continue;
        await tab.talk();
        const found = otherThan(sight, tab.sight());
        wrong.push(...found.map((each) => `${nameOf(opening)}, after ${failure.token} > ${deed.token}: ${each}`));
      }
    }
  }
  return wrong;
}

/** The first answer of the samples to each question, or what is told of something else. */
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
 * Where a link to something else, followed while a chart shows what another address has led to, ends elsewhere than it
 * does by itself.
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
      const received = actorResponsesOf(chart);
      const tab = new Tab(chart, input, received, formatPath(from, params));
      await tab.talk();
      for (const [port, answer] of there) received.set(port, answer);
      await tab.follow(link);
      const found = [...tab.lies(), ...otherThan(alone.sight(), tab.sight())];
      wrong.push(...found.map((each) => `from ${from} to another ${to}: ${each}`));
    }
  }
  return wrong;
}
