/** Whether the browser says that nobody is to be followed: then nothing is measured, and nothing asked. */
export function refusesTracking(browser: {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
