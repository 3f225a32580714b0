/** What a search in all screens reads: a file beside the built Storybook, so that any host of static files serves it. */
import type { Infer } from 'superstruct';
import { array, enums, number, object, string } from 'superstruct';
import { locales } from '../../machines/domain/locale.ts';

/** Name of the file, beside `index.html`. */
export const SENTENCES_FILE = 'sentences.json';

const story = object({
  /** Id of the story. */
  id: string(),
  locale: enums(locales),
  /** The chart, as the sidebar names it. */
  chart: string(),
  /** The configuration: its state and what sets it apart. */
  configuration: string(),
  heading: string(),
  /** What sets it apart, as the screen says it. */
  reason: string(),
});

const sentence = object({
  text: string(),
  /** How much it says of its screen: 3 a heading, 2 a message, 1 words, 0 a control. */
  weight: number(),
  /** Places of stories in the list, the plainest first. */
  stories: array(number()),
});

/** The file. */
export const sentenceIndex = object({ stories: array(story), sentences: array(sentence) });

export type SentenceIndex = Infer<typeof sentenceIndex>;

export type FoundStory = Infer<typeof story>;
