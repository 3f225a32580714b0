/** What a story of a chart and the panels beside it tell each other over Storybook's channel. */
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import type { Drawing } from '../../scripts/diagram/drawing.ts';

/** Story to panels: what is drawn now, and what can be done to it ({@link ShownState}). */
export const STATE_SHOWN = 'charts/state-shown';

/** Panel to story: tell me again what is shown. */
export const STATE_ASKED = 'charts/state-asked';

/** Panel to story: send the event with this label. */
export const EVENT_CHOSEN = 'charts/event-chosen';

/** Panel to story: somebody walks on from here, and what is asked from now on is answered. */
export const WALKED_ON = 'charts/walked-on';

/** Panel to story: how a port is answered from now on ({@link AnswerChoice}). */
export const ANSWER_CHOSEN = 'charts/answer-chosen';

/** Panel to story: draw the chart ({@link DiagramAsked}). */
export const DIAGRAM_ASKED = 'charts/diagram-asked';

/** Story to panel: the chart, drawn ({@link DiagramDrawn}). */
export const DIAGRAM_DRAWN = 'charts/diagram-drawn';

/** An event of the chart's samples that the shown state takes. */
export interface OfferedEvent {
  /** As a replay line writes it. */
  readonly label: string;
  /** What the screen calls what sends it, in the story's language; `null` where no control of the screen does. */
  /** A person does it, the world answers it, or a delay runs out. */
  readonly by: 'person' | 'world' | 'time';
  /** Ids of the edges that it takes. */
  readonly edges: readonly string[];
}

/** How a port is answered. */
export interface AnswerChoice {
  readonly port: string;
  /** `done.hosted`, `failed.timeout`; `null`: no answer comes. */
  readonly answer: string | null;
  /** How long the answer takes. */
  readonly seconds: number;
}

/** A port of the chart, what it can answer, and how it is answered. */
export interface OfferedPort {
  readonly name: string;
  /** The chart waits for its answer now. */
  readonly isAsked: boolean;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  readonly choice: AnswerChoice;
}

export interface ShownState {
  readonly chart: string;
  /** Name of the state, `choice.choosing`. */
  readonly state: string;
  /** Name of the screen that draws it. */
  readonly screen: string;
  /** Paths of the states in which the chart rests; several where they are parallel. */
  readonly paths: readonly string[];
  /** The replay line that leads to where the chart stands now. */
  readonly line: string;
  /** What has happened since that no sample tells: the line ends before it. */
  readonly untold: string | null;
  /** Whether the line leads to the same configuration, and not only to the same state. */
  readonly isExact: boolean;
  /** Where the state is written, `machines/invoice/invoice.machine.ts:120`; `null` where none is known. */
  readonly source: string | null;
  /** That place as a link; `null` where nobody has said how to make one. */
  readonly sourceUrl: string | null;
  /** The address of the screen in the application; `null` where it has none. */
  readonly address: string | null;
  /** The link by which the application shows this outcome, `/fr?scenario=invoiceRefused`; `null` for any other state. */
  readonly scenario: string | null;
  /** Ids of the edges that led here. */
  readonly trail: readonly string[];
  readonly events: readonly OfferedEvent[];
  readonly ports: readonly OfferedPort[];
}

export type DiagramScope = 'around' | 'whole';

export interface DiagramAsked {
  readonly scope: DiagramScope;
  /** How the whole chart is folded; `null`: as much of it open as can be read. */
  readonly folding: Folding | null;
}

/** A chart, drawn: a part of it, or the whole with what is closed in it. */
export interface DiagramDrawn {
  readonly chart: string;
  readonly scope: DiagramScope;
  readonly drawing: Drawing;
  readonly whole: Diagram;
  readonly folding: Folding;
  /** Ids of stories by the path of the state that they show. */
  readonly stories: Readonly<Record<string, string>>;
  /** The states that each story shows, by its id. */
  readonly pathsOfStories: Readonly<Record<string, readonly string[]>>;
}
