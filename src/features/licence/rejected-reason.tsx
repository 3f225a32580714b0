import { Trans, useLingui } from '@lingui/react/macro';
import type { Rejected } from '../../../machines/licence/change-request/change-request.states.ts';
import { otherLanguage } from '../../i18n/other-language.ts';

/** Why the desk rejected a line, in the language of the person who wrote it. */
export function RejectedReason({
  rejected: { reason, reasonLocale },
}: {
  readonly rejected: Pick<Rejected<object>, 'reason' | 'reasonLocale'>;
}) {
  const { i18n } = useLingui();
  if (reason === '') return <Trans>We didn’t give a reason.</Trans>;
  return <span lang={otherLanguage(reasonLocale, i18n)}>{reason}</span>;
}
