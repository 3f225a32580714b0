import type { Page } from '@playwright/test';
import type { Control } from '../../support/browser-test.ts';
import type { Calls, Held } from './calls.ts';
import type { Segment, Playable, Way } from './way.ts';

/** A press takes effect after a frame, which a paused clock does not bring: 20 ms, less than any wait of a chart. */
export const letPressTakeEffect = (page: Page): Promise<void> => page.clock.runFor(20);

/** Environment of a walk. */
export interface Stage {
  readonly page: Page;
  readonly calls: Calls;
  readonly control: Control;
  readonly way: Way;
  /** From here on, calls wait for the walk; states shown before are forgotten. */
  readonly begin: () => void;
}

/** Plays a chart on the running product. */
export interface Driver extends Playable {
  /** The element and its attribute that show the chart's state. */
  readonly shownBy: { readonly element: string; readonly attribute: string };
  /** Whether the page is not rendered in a state, because something else replaces it. */
  readonly isHidden?: (state: string) => boolean;
  /** Module of the later steps: once it has loaded, the page's clock is paused, and only the walk moves it. */
  readonly laterSteps?: string;
  /** Ports whose calls wait for the walk. */
  readonly held: Held;
  /** Prepares the scenario, begins, and opens the page. */
  open(stage: Stage): Promise<void>;
  /** Whether the driver fakes an answer that the server cannot be made to give; without it, none is faked. */
  readonly isMadeUp?: (token: string) => boolean;
  /** Plays one move. */
  play(stage: Stage, segment: Segment): Promise<void>;
}
