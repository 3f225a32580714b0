import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rangesPaths, readersPaths } from '../../../../contract/pages/licence.ts';
import type { Unread } from '../../../../domain/completeness.ts';
import type { SubscriptionDetail } from '../../../../domain/licence.ts';
import type { ListedRequest } from '../../../../domain/modification.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { FurtherSeatPrices } from '../../shared/further-seat-prices.tsx';
import { ContactLink } from '../../shared/contact-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { LicenceSeats } from '../../shared/licence-seats.tsx';
import { LicenceWays } from '../../shared/licence-ways.tsx';
import { PendingRequests, RejectedRequest } from '../../shared/request-list.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';

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

interface LicenceProps {
  /** Id of the subscription. */
  readonly id: number;
  readonly licence: Exclude<SubscriptionDetail['licence'], Unread | null>;
  /** Its requests that await the publisher. */
  readonly pending: readonly ListedRequest[];
  /** The last request that was rejected; `null` if it is long ago. */
  readonly rejected: ListedRequest | null;
  /** Something else of this page is due: adding a reader is not its main action. */
  readonly isOtherDue: boolean;
}

/** Seats, networks and requests of a licence, for its administrator. */
export function Licence({ id, licence, pending, rejected, isOtherDue }: LicenceProps) {
  const { seats, rangeCount, pendingCount } = licence;
  const accepted = seats.taken - seats.pending;
  const [next] = seats.extra ?? [];
  const price = next && <Amount value={next.price} isPrice />;
  return (
    <>
      <Section title={<Trans>Who can use this license</Trans>}>
        {rejected && <RejectedRequest request={rejected} />}
        <LicenceSeats accepted={accepted} pending={seats.pending} bought={seats.bought}>
          {price && (
            <p>
              <Trans>
                Another seat costs {price} before VAT for the rest of the term
                <FurtherSeatPrices extra={seats.extra} />.
              </Trans>
            </p>
          )}
        </LicenceSeats>
        <LicenceWays id={id} readers={accepted} ranges={rangeCount} isMain={!rejected && !isOtherDue} />
      </Section>
      {pending.length > 0 && (
        <Section
          title={
            <Plural
              value={Math.max(pendingCount, pending.length)}
              one="# request is awaiting our decision"
              other="# requests are awaiting our decision"
            />
          }
        >
          <PendingRequests requests={pending} />
        </Section>
      )}
    </>
  );
}
