/** A diagram that has been laid out: plain data, which travels over Storybook's channel. Lengths are CSS pixels. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text in a box. */
export interface DrawnText {
  readonly text: string;
  /** Id of the edge that it names; `null` where it only tells something. */
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
  /** Whether what it holds is drawn; `null` where it cannot be closed. */
  readonly isOpen: boolean | null;
  /** How many states lie within it that are not drawn. */
  readonly folded: number;
  readonly texts: readonly DrawnText[];
}

export interface DrawnLabel extends Area {
  readonly text: string;
  /** Id of the edge that it names; `null` where it stands for all edges of its line. */
  readonly edge: string | null;
}

export interface DrawnLine {
  readonly id: string;
  /** Ids of the boxes at its ends. */
  readonly from: string;
  readonly to: string;
  readonly edges: readonly string[];
  /** What its labels leave out: the names of its edges in full, each once; empty where they tell all. */
  readonly untold: readonly string[];
  /** Corners from beginning to end. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labels: readonly DrawnLabel[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly lines: readonly DrawnLine[];
}

/** How large something is drawn in, in CSS pixels. */
export type Size = Pick<Area, 'width' | 'height'>;

/** The scale at which all of a drawing is in sight; never larger than it is. */
export function fitScale(drawing: Size, view: Size): number {
  return Math.min(1, view.width / drawing.width, view.height / drawing.height);
}

/** Letters of one width, so that the layout knows how wide a text is before it is drawn. */
export const type = { size: 12, email: 7.25, leading: 19, padding: 8 } as const;

/** The scale below which nobody reads the texts: letters of 11 pixels. */
export const leastLegible = 11 / type.size;

/** How wide and high the button is that opens a box. */
export const foldButton = 22;
