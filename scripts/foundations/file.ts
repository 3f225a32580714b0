/** What the pages of foundations read: files beside the built Storybook, so that any host of static files serves them. */
import type { Infer } from 'superstruct';
import { array, boolean, enums, nullable, number, object, optional, record, string } from 'superstruct';
import { tokenKinds } from './tokens.ts';

/** Name of the file with tokens, styles of type and components. */
export const FOUNDATIONS_FILE = 'foundations.json';

/** Name of the file with the words. */
export const WORDS_FILE = 'words.json';

const screen = object({
  chart: string(),
  /** As the sidebar names the chart. */
  title: string(),
  step: string(),
  /** Id of the plainest story of the step, in English. */
  story: string(),
});

const story = object({
  id: string(),
  title: string(),
  name: string(),
  exportName: string(),
  file: string(),
  component: nullable(string()),
  draws: array(string()),
});

/** Where a file is shown: numbers in the lists of stories and of screens. */
const whereabouts = object({
  /** Files that import it. */
  importers: array(string()),
  /** Names of the components that its importers are. */
  components: array(string()),
  stories: array(number()),
  screens: array(number()),
});

const token = object({
  name: string(),
  group: string(),
  note: string(),
  kind: enums(tokenKinds),
  values: array(object({ when: string(), value: string() })),
  uses: array(object({ file: string(), selector: string(), property: string(), when: string() })),
  code: array(string()),
});

const standing = object({
  colour: string(),
  ground: string(),
  figure: enums(['text', 'mark']),
  light: number(),
  dark: number(),
});

const typeStyle = object({
  declared: object({
    'font-family': optional(string()),
    'font-size': optional(string()),
    'font-weight': optional(string()),
    'line-height': optional(string()),
    'letter-spacing': optional(string()),
  }),
  uses: array(object({ file: string(), selector: string(), when: string() })),
});

const component = object({
  name: string(),
  file: string(),
  note: string(),
  props: array(object({ name: string(), type: string(), isRequired: boolean(), note: string() })),
  written: nullable(string()),
});

/** The file of tokens, styles of type and components. */
export const foundationsFile = object({
  screens: array(screen),
  stories: array(story),
  files: record(string(), whereabouts),
  tokens: array(token),
  standings: array(standing),
  styles: array(typeStyle),
  components: array(component),
});

export type Foundations = Infer<typeof foundationsFile>;

export type Screen = Infer<typeof screen>;

export type Whereabouts = Infer<typeof whereabouts>;

const word = object({
  id: string(),
  fr: string(),
  en: string(),
  note: string(),
  catalogues: array(string()),
  files: array(string()),
  /** How much longer the French is: 1.2 for a fifth. */
  ratio: number(),
  /** All of it is filled in: no story can be said to say it. */
  isFilledIn: boolean(),
  /** Numbers of stories in the file of sentences that say it, in each language. */
  said: object({ fr: array(number()), en: array(number()) }),
  /** Titles of the charts whose screens draw a file that has it. */
  charts: array(string()),
});

/** The file of words. */
export const wordsFile = object({ words: array(word) });

export type Word = Infer<typeof word>;
