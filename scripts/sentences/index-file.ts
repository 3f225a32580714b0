/** The index of the search over all screens: a file in the built Storybook, which any static host can serve. */
import type { Infer } from 'superstruct';
import { array, enums, number, object, record, string } from 'superstruct';
import { locales } from '../../domain/locale.ts';

/** Name of the file, in the same folder as `index.html`. */
export const SENTENCES_FILE = 'sentences.json';

/** Name of the file with the French names of stories, in the same folder. */
export const NAMES_FILE = 'names.json';

/** That file: names of stories and of their folders in the sidebar, by story id. */
export const storyNames = record(string(), object({ folder: string(), name: string() }));

export type StoryNames = Infer<typeof storyNames>;

const story = object({
  /** Id of the story. */
  id: string(),
  locale: enums(locales),
  /** The chart, as the sidebar names it. */
  chart: string(),
  /** The configuration: its state and the distinguishing facets. */
  configuration: string(),
  heading: string(),
  /** The distinguishing facets, as the screen words them. */
  reason: string(),
  /** Tags of its story: `failure`, `waiting`, `money`. */
  tags: array(string()),
});

const sentence = object({
  text: string(),
  /** Relevance for its screen: 3 a heading, 2 a message, 1 text, 0 a control. */
  weight: number(),
  /** Indices of stories in the list, most relevant first. */
  stories: array(number()),
});

/** The file. */
export const sentenceIndex = object({ stories: array(story), sentences: array(sentence) });

export type SentenceIndex = Infer<typeof sentenceIndex>;

export type FoundStory = Infer<typeof story>;
