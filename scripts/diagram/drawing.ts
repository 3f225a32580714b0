/** The layout of a diagram: serialisable data, sent over Storybook's channel. Lengths are CSS pixels. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text in a box. */
export interface DrawnText {
  readonly text: string;
  /** Id of the edge that it names; `null` for a mere note. */
  readonly edge: string | null;
}

export interface DrawnBox extends Area {
  readonly id: string;
  /** Names from the top: `choice.reading`; empty for the chart itself. */
  readonly path: string;
  readonly name: string;
  readonly isGroup: boolean;
  readonly isInitial: boolean;
  readonly isEnd: boolean;
  readonly isPassing: boolean;
  /** Whether its contents are drawn; `null` if it cannot be collapsed. */
  readonly isOpen: boolean | null;
  /** Number of hidden states within it. */
  readonly folded: number;
  readonly texts: readonly DrawnText[];
}

export interface DrawnLabel extends Area {
  readonly text: string;
  /** Id of the edge that it names; `null` if it represents all edges of its line. */
  readonly edge: string | null;
}

export interface DrawnLine {
  readonly id: string;
  /** Ids of the boxes at its ends. */
  readonly from: string;
  readonly to: string;
  readonly edges: readonly string[];
  readonly isMain: boolean;
  /** Names of edges omitted from its labels, in full and without duplicates; empty if the labels are complete. */
  readonly untold: readonly string[];
  /** Corners from start to end. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labels: readonly DrawnLabel[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly lines: readonly DrawnLine[];
}

/** The size of a view, in CSS pixels. */
export type Size = Pick<Area, 'width' | 'height'>;

/** The scale at which a whole drawing is visible; at most 1. */
export function fitScale(drawing: Size, view: Size): number {
  return Math.min(1, view.width / drawing.width, view.height / drawing.height);
}

/** Metrics of the monospaced font, so that the layout knows the width of a text before it is drawn. */
export const type = { size: 12, email: 7.25, leading: 19, padding: 8 } as const;

/** The scale below which texts are illegible: a font size of 11 pixels. */
export const leastLegible = 11 / type.size;

/** Size of the button that opens a box. */
export const foldButton = 22;
