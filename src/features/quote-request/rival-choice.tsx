import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { ConflictNoticeProps } from './rival-notice.tsx';

/** What the other window has, and the choice. */
export function ConflictChoice({ data: { conflict, site }, can, send }: ConflictNoticeProps) {
  const { i18n } = useLingui();
  const { publicationIds = [], readers = null } = conflict?.draft ?? {};
  const titles = site.publications.filter(({ id }) => publicationIds.includes(id)).map(({ title }) => title);
  const publications = formatList(titles, i18n);
  const count = readers === null ? '–' : i18n.number(readers);
  return (
    <Notice kind="warning" title={<Trans>You changed this request in another window</Trans>}>
      <p>
        {titles.length === 0 ? (
          <Trans>No publication is chosen there. What you see here has not been lost.</Trans>
        ) : (
          <Trans>
            There it says: {publications}; number of readers: {count}. What you see here has not been lost.
          </Trans>
        )}
      </p>
      <Actions>
        <Button isDisabled={!can({ type: 'conflict.replaced' })} onPress={() => send({ type: 'conflict.replaced' })}>
          <Trans>Keep what is here</Trans>
        </Button>
        <Button isDisabled={!can({ type: 'conflict.taken' })} onPress={() => send({ type: 'conflict.taken' })}>
          <Trans>Take the other one</Trans>
        </Button>
      </Actions>
    </Notice>
  );
}
