/** Ignores the failure of a prefetch: the later import loads the code again, and reports a failure. */
export function prefetch(loading: Promise<unknown> | undefined): void {
  loading?.catch(() => undefined);
}
