/** What the watch for releases knows. */
import type { LatestBuild } from '../domain/release.ts';

export interface AppUpdateContext {
  /** The build that this page is of. */
  readonly build: string;
  /** How much longer than others this page waits between two questions, from 0 to 1: not all ask at once. */
  readonly jitter: number;
  /** The page stands in a tab that nobody looks at. */
  readonly isHidden: boolean;
  /** Money is moving, something is on its way to the server, or something is typed that was not sent: nothing may be loaded again. */
  readonly isHeld: boolean;
}

export interface AppUpdateInput {
  readonly build: string;
  readonly jitter: number;
  readonly isHidden: boolean;
}

/** After a load nothing loads the page again for so long, in milliseconds (specification §9). */
export const RELOAD_GUARD = 10_000;

/** How long a page waits between two questions, at least, in milliseconds. */
const INTERVAL = 300_000;

/** What it waits longer, at most, in milliseconds. */
const SPREAD = 60_000;

/** The beginning of a page's life: nothing is held. */
export function begin(input: AppUpdateInput): AppUpdateContext {
  return { ...input, isHeld: false };
}

/** How long this page waits between two questions, in milliseconds. */
export function intervalOf({ jitter }: AppUpdateContext): number {
  return INTERVAL + jitter * SPREAD;
}

/** Whether the latest build is another one than the page's. */
export function isAnother({ build }: AppUpdateContext, latest: LatestBuild): boolean {
  return latest.build !== build;
}
