import { array, boolean, nullable, object, string, type Infer } from 'superstruct';

const story = object({
  /** Id of the configuration: the state with its facets. */
  id: string(),
  /** Name of the screen that is shown. */
  step: string(),
  /** The replay line that leads there. */
  line: string(),
  /** File and line of its state: `machines/invoice/invoice.machine.ts:120`. */
  source: string(),
  /** Whether the screen is the end of a funnel. */
  isOutcome: boolean(),
  /** The scenario by which the running product shows this outcome; `null` for any other state. */
  scenario: nullable(string()),
  /** Paths of the states in which the chart rests there. */
  paths: array(string()),
});

/** A row of a chart's steps table. */
const step = object({ name: string(), progress: nullable(string()), isOutcome: boolean(), standsIn: boolean() });

const chart = object({
  chart: string(),
  steps: array(step),
  /** Absolute path of the file with its machine. */
  file: string(),
  /** The file with its samples, and the name under which that exports the chart. */
  samples: object({ file: string(), name: string() }),
  /** Ids of the edges on its main path. */
  mainPath: array(string()),
  /** In the order of its screens. */
  stories: array(story),
});

/** The output of `list-stories.ts`. */
export const listing = array(chart);

/** A story of a chart, as data for the page that shows it. */
export type ListedStory = Infer<typeof story>;

export type ListedChart = Infer<typeof chart>;
