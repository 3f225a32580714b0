import type { Page } from '@playwright/test';
import type { Control } from '../../support/browser-test.ts';
import type { Calls, Held } from './calls.ts';
import type { Segment, Playable, Way } from './way.ts';

/** Environment of a walk. */
export interface Stage {
  readonly page: Page;
  readonly calls: Calls;
  readonly control: Control;
  readonly way: Way;
  /** From now on calls wait for the walk, and what the page shows counts. */
  readonly begin: () => void;
}

/** How a chart is played on the running product. */
export interface Driver extends Playable {
  /** The element and its attribute that show the chart's state. */
  readonly shownBy: { readonly element: string; readonly attribute: string };
  /** Whether the page is not to be seen in a state: something else stands in its place. */
  readonly isHidden?: (state: string) => boolean;
  /** Time passes only where the walk says so, once the page is open: the module of the later steps, which is there by then. */
  readonly laterSteps?: string;
  /** Ports whose calls wait for the walk. */
  readonly held: Held;
  /** Makes the world in which the way can happen, begins, and opens the page. */
  open(stage: Stage): Promise<void>;
  /** Whether an answer is the driver's own where the server cannot be made to give it; without it, none is. */
  readonly isMadeUp?: (token: string) => boolean;
  /** Lets one move happen. */
  play(stage: Stage, segment: Segment): Promise<void>;
}
