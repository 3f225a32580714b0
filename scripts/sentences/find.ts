/** Finds the stories whose screens show a text. */
import type { Locale } from '../../domain/locale.ts';
import type { FoundStory, SentenceIndex } from './index-file.ts';
import { normal, wordsIn } from './normal.ts';
import type { Manner } from './question.ts';
import { understand } from './question.ts';

/** A sentence that answers a question, with the stories that show it. */
export interface Found {
  readonly text: string;
  /** The plainest first; in the requested language, if any. */
  readonly stories: readonly FoundStory[];
  readonly manner: Manner;
}

/** Finds sentences: the best first, at most so many. */
export type Finder = (question: string, most?: number) => readonly Found[];

/** Words that say little by themselves: a sentence may lack them. */
const small = new Set(
  wordsIn(
    'a an the is are was were has been of to for on in it at by la le les un une des du de d l a ete est sont en sur au aux par pour',
  ),
);

/** How well a word answers one that was asked for, from 0 to 1; a form of the same word counts, too. */
function likeness(asked: string, word: string): number {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return asked.length > 2 ? 0.9 : 0.4;
  const stem = Math.max(4, asked.length - 2);
  return asked.length > 4 && word.slice(0, stem) === asked.slice(0, stem) ? 0.7 : 0;
}

/** Share of the question that a sentence covers, from 0 to 1. */
function coverage(asked: readonly string[], words: readonly string[]): number {
  const weights = asked.map((each) => (small.has(each) ? 0.1 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = asked.reduce(
    (sum, each, place) => sum + (weights[place] ?? 0) * Math.max(0, ...words.map((word) => likeness(each, word))),
    0,
  );
  return found / total;
}

/** The least of a question that an answer has. */
const ENOUGH = 0.6;

interface Entry {
  readonly text: string;
  readonly plain: string;
  readonly words: readonly string[];
  readonly weight: number;
  readonly stories: readonly FoundStory[];
}

function scoreOf({ plain, words, weight }: Entry, question: string, asked: readonly string[]): number {
  const share = coverage(asked, words);
  if (share < ENOUGH) return 0;
  const isSaid = plain.includes(question);
  const isAll = plain === question;
  return share * 10 + (isAll ? 4 : isSaid ? 2 : 0) + weight / 2 + asked.length / (asked.length + words.length);
}

/** The words of a configuration's id: `outcome.notCharged~tooMany` has “not” and “many”. */
function wordsOfId(id: string): string {
  return `${id} ${id.replaceAll(/(?<=[a-z])(?=[A-Z\d])|[.~+]/g, ' ')}`;
}

/**
 * A screen's title in both languages, to be found by words of either, and by the names of its chart, state and tags:
 * `refused` leads to “Card declined”, which is “Carte refusée”; so do `payment failed` and `outcome.notCharged`.
 */
function titlesIn({ stories }: SentenceIndex): readonly Entry[] {
  const screens = Map.groupBy(stories, ({ chart, configuration }) => `${chart} ${configuration}`);
  return [...screens.values()].map((each) => {
    // Names of states are English.
    const both = each.toSorted((one, other) => Number(other.locale === 'en') - Number(one.locale === 'en'));
    const [first] = both;
    const names = first ? [first.chart, wordsOfId(first.configuration), ...first.tags] : [];
    const plain = normal([...both.map(({ heading, reason }) => `${heading} ${reason}`), ...names].join(' '));
    return { text: first?.heading ?? '', plain, words: wordsIn(plain), weight: 1, stories: both };
  });
}

/** The meant stories in a language, or their counterparts: a sentence of one language may be asked for in the other. */
function inLanguage(meant: readonly FoundStory[], all: readonly FoundStory[], language: Locale): readonly FoundStory[] {
  const own = meant.filter(({ locale }) => locale === language);
  if (own.length > 0) return own;
  return meant.flatMap(({ chart, configuration }) =>
    all.filter((each) => each.chart === chart && each.configuration === configuration && each.locale === language),
  );
}

/** Makes a finder of a file's contents. */
export function finderIn(index: SentenceIndex): Finder {
  const sentences: readonly Entry[] = index.sentences.map(({ text, weight, stories }) => {
    const plain = normal(text);
    return { text, plain, words: wordsIn(plain), weight, stories: stories.flatMap((at) => index.stories[at] ?? []) };
  });
  const entries = [...sentences, ...titlesIn(index)];
  return (text, most = 30) => {
    const found = understand(text).flatMap(({ words, manner }, turn) => {
      const asked = wordsIn(words);
      if (asked.length === 0) return [];
      return entries.flatMap((entry) => {
        const score = scoreOf(entry, words, asked);
        return score === 0 ? [] : [{ entry, manner, score: score - turn / 100 }];
      });
    });
    const best = found.toSorted((one, other) => other.score - one.score);
    const answers = best.flatMap(({ entry, manner }): Found[] => {
      const { language } = manner;
      const stories = language ? inLanguage(entry.stories, index.stories, language) : entry.stories;
      const [first] = stories;
      const isTitle = language !== undefined && first !== undefined && !entry.stories.includes(first);
      return first ? [{ text: isTitle ? first.heading : entry.text, stories, manner }] : [];
    });
    const known = new Set<string>();
    return answers
      .filter(({ text: said, stories: [first] }) => {
        const name = `${said} ${first?.id}`;
        const isNew = !known.has(name);
        known.add(name);
        return isNew;
      })
      .slice(0, most);
  };
}
