/** What the first page and the page of each funnel show, derived from charts, pages and approved transcripts. */
import { isPageName, pageNames, pageOf } from '../../contract/pages.ts';
import type { Locale } from '../../domain/locale.ts';
import { chartTitleOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import { wordsOf } from '../../server/core/http/page-words.ts';
import type { ListedStory } from '../charts/listed.ts';
import type { Message } from '../words/messages.ts';
import type { SpokenChart } from '../words/sentence-file.ts';

export type InEach = Readonly<Record<Locale, string>>;

/** A link to a state. */
export interface StateLink {
  readonly story: string;
  /** Heading of its screen. */
  readonly heading: InEach;
  readonly name: InEach;
  /** The step that it shows, by its name in the chart. */
  readonly step: string;
}

export interface Overview {
  readonly chart: string;
  readonly title: string;
  /** Purpose of its page, in a sentence; `null` for a part of a page. */
  readonly purpose: InEach | null;
  readonly states: number;
  /** From left to right. */
  readonly path: readonly StateLink[];
  readonly outcomes: readonly StateLink[];
  readonly failures: readonly StateLink[];
  /** Screens off the main path. */
  readonly others: readonly StateLink[];
}

export type Summary = Pick<Overview, 'chart' | 'title' | 'purpose' | 'states' | 'path'>;

export interface Group {
  readonly title: string;
  readonly funnels: readonly Summary[];
}

/** A state whose screen shows neither an error nor work in progress represents its step. */
function rank({ id }: ListedStory, tags: readonly string[]): number {
  return (tags.includes('failure') ? 10_000 : 0) + (tags.includes('waiting') ? 5_000 : 0) + id.length;
}

/** The links of a funnel's page. */
export function overviewOf(spoken: SpokenChart, messages: ReadonlyMap<string, Message>): Overview {
  const { chart, steps, stories, received, places } = spoken;
  const tagsOf = ({ id }: ListedStory): readonly string[] => received.en.get(id)?.tags ?? [];
  const linkTo = ({ id, step }: ListedStory): StateLink => ({
    story: storyIdOf({ name: chart }, id),
    heading: { fr: places.fr.get(id)?.folder ?? id, en: places.en.get(id)?.folder ?? id },
    name: { fr: places.fr.get(id)?.name ?? id, en: places.en.get(id)?.name ?? id },
    step,
  });
  const storyOfStep = new Map(
    steps.flatMap(({ name }) => {
      const own = stories.filter(({ step }) => step === name);
      const [best] = own.toSorted((one, other) => rank(one, tagsOf(one)) - rank(other, tagsOf(other)));
      return best ? [[name, best] as const] : [];
    }),
  );
  const isWhole = (story: ListedStory): boolean => rank(story, tagsOf(story)) < 5_000;
  const drawn = steps.filter(({ name }) => storyOfStep.has(name));
  const marks = [...new Set(drawn.flatMap(({ progress }) => progress ?? []))];
  // A mark of the progress list is shown by the step of its name, else by its first step that is not a placeholder.
  const ofMarks = marks.flatMap((mark) => {
    const own = drawn.filter(({ progress, standsIn }) => progress === mark && !standsIn);
    return own.find(({ name }) => name === mark) ?? own.slice(0, 1);
  });
  const withoutMarks = drawn.filter(({ name }) => {
    const story = storyOfStep.get(name);
    return story !== undefined && isWhole(story);
  });
  const onPath = (marks.length > 0 ? ofMarks : withoutMarks).map(({ name }) => name);
  const left = drawn.filter(({ name }) => !onPath.includes(name));
  const linksOf = (names: readonly string[]): readonly StateLink[] =>
    names.flatMap((name) => storyOfStep.get(name) ?? []).map(linkTo);
  const shown = new Set<string>();
  const failures = stories.filter((story) => {
    const isNew = story.paths.some((path) => !shown.has(path));
    for (const path of story.paths) shown.add(path);
    return isNew && !story.isOutcome && tagsOf(story).includes('failure');
  });
  const words = isPageName(chart) ? wordsOf(chart).description : null;
  const purpose = words && messages.get(words.id);
  return {
    chart,
    title: chartTitleOf({ name: chart }),
    purpose: purpose ? { fr: purpose.fr, en: purpose.en } : null,
    states: stories.length,
    path: linksOf(onPath),
    outcomes: linksOf(left.flatMap(({ name, isOutcome }) => (isOutcome ? [name] : []))),
    failures: failures.map(linkTo),
    others: linksOf(left.flatMap(({ name, isOutcome }) => (isOutcome ? [] : [name]))),
  };
}

/** The buyers' funnels, in the order of a purchase. */
const buyers = ['quoteRequest', 'quotation', 'payment', 'invoice'];

const accountGroups = {
  subscription: 'Account: subscription',
  reading: 'Account: reading',
  person: 'Account: person',
} as const;

function groupOf(chart: string): string {
  if (buyers.includes(chart)) return 'Buying';
  if (!isPageName(chart)) return chart === 'session' ? 'Around the account' : 'Parts of pages';
  const { index, within, layout } = pageOf(chart);
  if (layout === 'funnel') return 'Buying';
  const group = index ?? (within ? pageOf(within).index : undefined);
  return group ? accountGroups[group] : 'Around the account';
}

/** All funnels: the buyers' first, then the account by the groups of its index. */
export function groupsOf(overviews: readonly Overview[]): readonly Group[] {
  const order = [...buyers, ...pageNames];
  const place = ({ chart }: Overview): number => (order.includes(chart) ? order.indexOf(chart) : order.length);
  const sorted = overviews.toSorted((one, other) => place(one) - place(other));
  const groups = Map.groupBy(sorted, ({ chart }) => groupOf(chart));
  const titles = ['Buying', ...Object.values(accountGroups), 'Around the account', 'Parts of pages'];
  return titles.map((title) => ({
    title,
    funnels: (groups.get(title) ?? []).map(({ chart, title: own, purpose, states, path }) => ({
      chart,
      title: own,
      purpose,
      states,
      path,
    })),
  }));
}
