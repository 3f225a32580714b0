/** Lets code be loaded before it is needed. Whoever needs it where that has failed loads it again, and hears of it. */
export function prefetch(loading: Promise<unknown> | undefined): void {
  loading?.catch(() => undefined);
}
