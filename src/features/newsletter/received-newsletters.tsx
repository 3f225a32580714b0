import { Trans, useLingui } from '@lingui/react/macro';
import { newslettersPaths } from '../../../contract/pages/newsletter.ts';
import type { LocalisedName, NewslettersRead } from '../../../domain/newsletter.ts';
import { receivedNewsletters } from '../../../domain/newsletter.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import styles from './newsletter.module.css';

function Name({ name }: { readonly name: LocalisedName | null }) {
  const { i18n } = useLingui();
  if (name === null) return <Trans>Summary</Trans>;
  return <span lang={name.locale === i18n.locale ? undefined : name.locale}>{name.text}</span>;
}

/** The person's newsletters, by publication. */
export function ReceivedNewsletters({ received }: { readonly received: NewslettersRead }) {
  const groups = [...groupBy(receivedNewsletters(received), ({ publication }) => publication)];
  return (
    <>
      <Rows rows={groups.map(([publication, newsletters]) => ({ id: publication, newsletters }))}>
        {({ id, newsletters }) => (
          <p className={styles.received}>
            <Facts>
              <strong>{id === '' ? <Trans>Our other newsletters</Trans> : id}</strong>
              {newsletters.map((newsletter) => (
                <Name key={newsletter.id} name={newsletter.name} />
              ))}
            </Facts>
          </p>
        )}
      </Rows>
      <Actions>
        <Link href={linkTo(newslettersPaths.list)} variant="standalone" icon="forward">
          <Trans>Manage your newsletters</Trans>
        </Link>
      </Actions>
    </>
  );
}

export function NothingReceived() {
  return (
    <>
      <p>
        <Trans>You don’t receive any of our newsletters.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(newslettersPaths.list)} variant="standalone" icon="forward">
          <Trans>Choose newsletters</Trans>
        </Link>
      </Actions>
    </>
  );
}
