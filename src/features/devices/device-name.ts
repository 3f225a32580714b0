import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Device } from '../../../machines/domain/device.ts';

/** What a device is called: its browser, and what that runs on, as far as either is known. */
export function deviceName({ browser, system }: Device, i18n: I18n): string {
  if (browser !== null && system !== null) {
    return i18n._(msg({ message: `${browser} on ${system}`, comment: 'A browser on a device: Firefox on Windows' }));
  }
  return browser ?? system ?? i18n._(msg`Unknown browser`);
}
