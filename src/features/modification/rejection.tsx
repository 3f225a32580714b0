import { Trans, useLingui } from '@lingui/react/macro';
import type { ModificationLine, ReadModification } from '../../../domain/modification.ts';
import { otherLanguage } from '../../i18n/other-language.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { correctionPlace, lineName } from './correction.ts';
import { WriteLink } from './next-steps.tsx';

interface RejectionProps {
  readonly modification: ReadModification;
  readonly line: ModificationLine;
}

/** Why the request's only line was rejected, as the publisher wrote it, and the way to correct it. */
export function Rejection({ modification, line }: RejectionProps) {
  const { i18n } = useLingui();
  const correction = correctionPlace(modification, line);
  const name = lineName(line, i18n);
  const quote = line.reason;
  return (
    <>
      <p lang={otherLanguage(modification.reasonLocale, i18n)}>
        <Trans>“{quote}”</Trans>
      </p>
      <Actions>
        {correction !== null && (
          <Link href={correction} variant="button">
            <Trans>
              Correct and resubmit<VisuallyHidden as="span">: {name}</VisuallyHidden>
            </Trans>
          </Link>
        )}
        <WriteLink />
      </Actions>
    </>
  );
}
