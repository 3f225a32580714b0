import { i18n } from '@lingui/core';
import { logError } from '../../page/error-log.ts';
import { errorReports } from '../telemetry/error-reports.ts';

/** How a report of a missing text begins. */
export const NO_TEXT = 'No text in';

/** Tells of every text that the page says and does not have: one reads its id there, and goes on. Gives what ends it. */
export function reportMissingTexts(): () => void {
  return i18n.on('missing', ({ id, locale }) => {
    const message = `${NO_TEXT} ${locale}: ${id}`;
    logError(message);
    errorReports.tell(new Error(message));
  });
}
