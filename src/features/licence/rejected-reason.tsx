import { Trans } from '@lingui/react/macro';
import type { Rejected } from '../../../machines/licence/change-request/change-request.states.ts';
import { OfficeText } from '../shared/office-text.tsx';

/** Why the desk rejected a line, in the language of the person who wrote it. */
export function RejectedReason({
  rejected: { reason, reasonLocale },
}: {
  readonly rejected: Pick<Rejected<object>, 'reason' | 'reasonLocale'>;
}) {
  if (reason === '') return <Trans>We didn’t give a reason.</Trans>;
  return <OfficeText locale={reasonLocale}>{reason}</OfficeText>;
}
