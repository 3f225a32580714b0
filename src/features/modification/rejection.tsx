import { Trans, useLingui } from '@lingui/react/macro';
import type { ModificationLine, ReadModification } from '../../../domain/modification.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { OfficeText } from '../shared/office-text.tsx';
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
  return (
    <>
      <p>
        <OfficeText locale={modification.reasonLocale} isQuoted>
          {line.reason}
        </OfficeText>
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
