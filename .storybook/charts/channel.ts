/** Messages over Storybook's channel between a story of a chart and the panels. */
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import type { Drawing } from '../../scripts/diagram/drawing.ts';

/** Story to panels: the shown state and the possible moves ({@link ShownState}). */
export const STATE_SHOWN = 'charts/state-shown';

/** Panel to story: asks for the shown state again. */
export const STATE_ASKED = 'charts/state-asked';

/** Panel to story: send the event with this label. */
export const EVENT_CHOSEN = 'charts/event-chosen';

/** Panel to story: the designer continues from here, and questions are answered from now on. */
export const WALKED_ON = 'charts/walked-on';

/** Panel to story: how a port is answered from now on ({@link AnswerChoice}). */
export const ANSWER_CHOSEN = 'charts/answer-chosen';

/** Panel to story: asks for the chart's diagram ({@link DiagramAsked}). */
export const DIAGRAM_ASKED = 'charts/diagram-asked';

/** Story to panel: the chart's diagram ({@link DiagramDrawn}). */
export const DIAGRAM_DRAWN = 'charts/diagram-drawn';

/** An event of the chart's samples that the shown state takes. */
export interface OfferedEvent {
  /** As a replay line writes it. */
  readonly label: string;
  /** An event of the person, an answer of a port, or the end of a delay. */
  readonly by: 'person' | 'world' | 'time';
  /** Ids of the edges that it takes. */
  readonly edges: readonly string[];
}

/** How a port is answered. */
export interface AnswerChoice {
  readonly port: string;
  /** `done.hosted`, `failed.timeout`; `null`: no answer comes. */
  readonly answer: string | null;
  /** Delay of the answer. */
  readonly seconds: number;
}

/** A port of the chart, its possible answers, and the chosen one. */
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
  /** Name of its screen. */
  readonly screen: string;
  /** Id of the configuration, `check~tooMany`, while the line is that of a story; else `null`. */
  readonly configuration: string | null;
  /** Paths of the states in which the chart rests; several for parallel states. */
  readonly paths: readonly string[];
  /** The replay line that leads to the current state. */
  readonly line: string;
  /** The first event without a sample: the line ends before it. */
  readonly untold: string | null;
  /** Whether the line leads to the same configuration, and not only to the same state. */
  readonly isExact: boolean;
  /** File and line of the state, `machines/invoice/invoice.machine.ts:120`; `null` if unknown. */
  readonly source: string | null;
  /** Link to the source; `null` without a configured URL pattern. */
  readonly sourceUrl: string | null;
  /** The address of the screen in the application; `null` if it has none. */
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

/** Diagram of a chart: a part of it, or the whole with its closed states. */
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
