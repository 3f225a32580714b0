/**
 * Has the browser load its locale data for numbers and dates when it is idle: that takes a phone a tenth of a second
 * and more, which would otherwise delay the first interaction. Without `requestIdleCallback` it loads with that
 * interaction.
 */
export function readFormats(): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
}
