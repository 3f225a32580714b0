/** Every message with the stories that say it. */
import { chartTitleOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import type { Message } from './messages.ts';
import { MessageFinder } from './messages.ts';
import type { SpokenChart } from './sentence-file.ts';
import { plainestFirst } from './sentence-file.ts';

/** The stories of a chart that say a message. */
interface Saying {
  readonly chart: string;
  /** The plainest story. */
  readonly story: string;
  readonly states: number;
}

/** A message with its length and stories. */
export interface Word extends Message {
  /** Length of the French relative to the English: 1.2 for a fifth more. */
  readonly ratio: number;
  readonly said: readonly Saying[];
}

/** The messages that the states of a chart say, each with the configurations, the plainest first. */
function messagesIn(chart: SpokenChart, finder: MessageFinder): ReadonlyMap<Message, readonly string[]> {
  const found = new Map<Message, Set<string>>();
  for (const { id } of plainestFirst(chart).stories) {
    for (const { text } of chart.received.fr.get(id)?.sentences ?? []) {
      for (const message of finder.messagesOf(text)) {
        found.set(message, (found.get(message) ?? new Set()).add(id));
      }
    }
  }
  return new Map([...found].map(([message, ids]) => [message, [...ids]]));
}

/** All messages, with the stories of each chart that say them. */
export function wordsOf(messages: readonly Message[], charts: readonly SpokenChart[]): readonly Word[] {
  const finder = new MessageFinder(messages);
  const byChart = charts.map((chart) => ({ name: chart.chart, found: messagesIn(chart, finder) }));
  return messages.map((message) => ({
    ...message,
    ratio: Math.round((100 * message.fr.length) / Math.max(1, message.en.length)) / 100,
    said: byChart.flatMap(({ name, found }) => {
      const [first, ...others] = found.get(message) ?? [];
      if (first === undefined) return [];
      return [{ chart: chartTitleOf({ name }), story: storyIdOf({ name }, first), states: others.length + 1 }];
    }),
  }));
}
