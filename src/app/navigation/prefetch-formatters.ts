/**
 * Has the browser read how languages write numbers and dates as soon as it has nothing else to do: that takes a phone a tenth of a
 * second and more, which otherwise the first thing that somebody does would wait for. Where a browser does not tell when that is,
 * it waits.
 */
export function readFormats(): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
}
