import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rangesPaths, readersPaths } from '../../../../contract/pages/licence.ts';
import type { Unread } from '../../../../domain/completeness.ts';
import { modificationType } from '../../../../domain/enumerations.ts';
import type { SubscriptionDetail, SubscriptionEntry } from '../../../../domain/licence.ts';
import { isAboutReader } from '../../../../domain/modification.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { FurtherSeatPrices } from '../../shared/further-seat-prices.tsx';
import { ContactLink } from '../../shared/contact-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { SeatsTaken } from '../../shared/seats-taken.tsx';
import { PendingCount } from '../../shared/pending-count.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Meter } from '../../../ui/list/meter.tsx';
import styles from './licence.module.css';

/** The licence is there and cannot be read: its lists are on pages of their own. */
export function UnreadLicence({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const place = { aboId: String(id) };
  return (
    <Section title={<Trans>Who can use this license</Trans>}>
      <Notice kind="warning">
        <p>
          <Trans>We can’t show the seats of this license, nor its pending requests.</Trans>
        </p>
        <Actions>
          {children}
          <Link href={linkTo(readersPaths.list, place)} variant="secondary">
            <Trans>Readers</Trans>
          </Link>
          <Link href={linkTo(rangesPaths.list, place)} variant="secondary">
            <Trans>IP ranges</Trans>
          </Link>
          <ContactLink />
        </Actions>
      </Notice>
    </Section>
  );
}

const { ipRangeEdit, ipRangeDeletion } = modificationType;

interface LicenceProps {
  /** Id of the subscription. */
  readonly id: number;
  readonly licence: Exclude<SubscriptionDetail['licence'], Unread | null>;
  /** Has the pending requests. */
  readonly timeline: readonly SubscriptionEntry[];
}

/** Seats, networks and pending requests of a licence, for its administrator. */
export function Licence({ id, licence: { seats, rangeCount, pendingRangeCount }, timeline }: LicenceProps) {
  const place = { aboId: String(id) };
  const { bought, taken, pending, extra } = seats;
  const accepted = taken - pending;
  const waiting = timeline.flatMap((entry) =>
    entry.kind === 'requested' && entry.request.state === 'pending' ? [entry.request.type] : [],
  );
  const readerRequests = waiting.filter(isAboutReader).length;
  const rangeChanges = waiting.filter((type) => type === ipRangeEdit || type === ipRangeDeletion).length;
  const [next] = extra ?? [];
  const price = next && <Amount value={next.price} isPrice />;
  return (
    <Section title={<Trans>Who can use this license</Trans>}>
      <div className={styles.meter}>
        <p>
          <SeatsTaken accepted={accepted} bought={bought} className={styles.taken} />
          <PendingCount count={pending} />
        </p>
        <Meter value={accepted} most={bought} />
        {price && (
          <p>
            <Trans>Another seat costs {price} before VAT for the rest of the term.</Trans>
          </p>
        )}
        <FurtherSeatPrices extra={extra} />
      </div>
      <div className={styles.cards}>
        <div className={styles.card}>
          <p>
            <Plural value={accepted} one="# reader" other="# readers" />
            {readerRequests > 0 && (
              <>
                {'\u00A0· '}
                <Plural
                  value={readerRequests}
                  one="# request is awaiting our decision"
                  other="# requests are awaiting our decision"
                />
              </>
            )}
          </p>
          <Link href={linkTo(readersPaths.list, place)} variant="secondary">
            <Trans>Readers</Trans>
          </Link>
        </div>
        <div className={styles.card}>
          <p>
            {rangeCount === null ? (
              <Trans>We can’t show how many networks have IP access</Trans>
            ) : (
              <Plural
                value={rangeCount}
                _0="No networks with IP access"
                one="# network with IP access"
                other="# networks with IP access"
              />
            )}
            <PendingCount count={pendingRangeCount} />
            {rangeChanges > 0 && (
              <>
                {'\u00A0· '}
                <Plural
                  value={rangeChanges}
                  one="# change is awaiting our decision"
                  other="# changes are awaiting our decision"
                />
              </>
            )}
          </p>
          <Link href={linkTo(rangesPaths.list, place)} variant="secondary">
            <Trans>IP ranges</Trans>
          </Link>
        </div>
      </div>
    </Section>
  );
}
