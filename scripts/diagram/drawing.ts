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
  readonly texts: readonly DrawnText[];
}

export interface DrawnLabel extends Area {
  readonly text: string;
  readonly edge: string;
}

export interface DrawnLine {
  readonly id: string;
  readonly edges: readonly string[];
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

/** Letters of one width, so that the layout knows how wide a text is before it is drawn. */
export const type = { size: 12, letter: 7.25, leading: 19, padding: 8 } as const;
