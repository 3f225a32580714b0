import { i18n } from '@lingui/core';
import { logError } from '../../page/error-log.ts';
import { errorReports } from '../telemetry/error-reports.ts';

/** Prefix of a report of a missing text. */
export const NO_TEXT = 'No text in';

/** Reports every message that is missing in the catalogs: the page shows its id. Returns an unsubscribe function. */
export function reportMissingTexts(): () => void {
  return i18n.on('missing', ({ id, locale }) => {
    const message = `${NO_TEXT} ${locale}: ${id}`;
    logError(message);
    errorReports.tell(new Error(message));
  });
}
