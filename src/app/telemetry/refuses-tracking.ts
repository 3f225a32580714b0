/** Whether the browser refuses tracking (Do Not Track, Global Privacy Control): then nothing is measured or asked. */
export function refusesTracking(browser: {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
