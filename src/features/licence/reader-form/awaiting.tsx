import { useLingui, Trans } from '@lingui/react/macro';
import { displayedName } from '../../../../machines/domain/account.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { markerWords } from '../readers/marker-words.ts';
import { RequestLink } from '../readers/request-link.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { ReadersLink } from './readers-link.tsx';

/** A request about the reader awaits the publisher: another one cannot be made until then. */
export function Awaiting({ data: { aboId, known } }: ReaderFormScreenProps<'awaiting'>) {
  const { i18n } = useLingui();
  const name = displayedName(known) || known.email;
  return (
    <Stack>
      <Intro kind="info">
        <span translate="no">{name}</span>
        {' · '}
        {i18n._(markerWords(known.pending.type))}
      </Intro>
      <p>
        <Trans>
          There is one request about a reader at a time. You can take it back there, or in the list of readers.
        </Trans>
      </p>
      <Actions>
        <RequestLink id={known.pending.id} />
        <ReadersLink aboId={aboId} />
      </Actions>
    </Stack>
  );
}
