/** The context of the app update check. */
export interface AppUpdateContext {
  /** The build of this page. */
  readonly build: string;
  /** Random share of the extra delay between two checks, 0 to 1, so that pages do not check at once. */
  readonly jitter: number;
  /** The page is in a hidden tab. */
  readonly isHidden: boolean;
  /** A reload blocker is active: a payment, a request under way, or unsent input. */
  readonly isHeld: boolean;
}

export interface AppUpdateInput {
  readonly build: string;
  readonly jitter: number;
  readonly isHidden: boolean;
}

/** Minimum time between two loads of the page, in milliseconds (specification §9). */
export const RELOAD_GUARD = 10_000;

/** Minimum delay between two checks, in milliseconds. */
const INTERVAL = 300_000;

/** Maximum extra delay, in milliseconds. */
const SPREAD = 60_000;

/** The context after a load: no reload blocker. */
export function begin(input: AppUpdateInput): AppUpdateContext {
  return { ...input, isHeld: false };
}

/** Delay between two checks of this page, in milliseconds. */
export function intervalOf({ jitter }: AppUpdateContext): number {
  return INTERVAL + jitter * SPREAD;
}

/** Whether the latest build differs from the page's. */
export function isAnother({ build }: AppUpdateContext, latest: LatestBuild): boolean {
  return latest.build !== build;
}

/** The build that is served now, as its files tell. */
export interface LatestBuild {
  /** The same for the same code and words. */
  readonly build: string;
}
