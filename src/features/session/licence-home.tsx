import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredLicence } from '../../../domain/account.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { subscriptionPaths } from '../../../contract/pages/subscription.ts';
import { formatList } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { LicenceSeats } from '../shared/licence-seats.tsx';
import { LicenceWays } from '../shared/licence-ways.tsx';
import { usePublicationName } from '../shared/offer/use-publication-name.ts';
import { PendingRequests, RejectedRequest } from '../shared/request-list.tsx';
import { useIsNothingDue } from '../shared/use-nothing-due.ts';
import styles from './licence-home.module.css';

/** The requests that wait: the newest, and how many more. */
function Pending({ id, pending, pendingCount }: AdministeredLicence) {
  if (pending.length === 0) return null;
  const others = pendingCount - pending.length;
  return (
    <>
      <h3 className={styles.awaiting}>
        <Plural
          value={pendingCount}
          one="# request is awaiting our decision"
          other="# requests are awaiting our decision"
        />
      </h3>
      <PendingRequests requests={pending} />
      {others > 0 && (
        <Actions>
          <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })} variant="standalone" icon="forward">
            <Plural value={others} one="And # other request" other="And # other requests" />
          </Link>
        </Actions>
      )}
    </>
  );
}

interface LicenceHomeProps {
  readonly licence: AdministeredLicence;
  /** No other licence stands above it: filling a free seat is the page's main action, where nothing is due. */
  readonly isFirst: boolean;
}

/** A licence for its administrator: what to correct, its seats, its end, its readers and networks, and its requests. */
export function LicenceHome({ licence, isFirst }: LicenceHomeProps) {
  const { t, i18n } = useLingui();
  const nameOf = usePublicationName();
  const isNothingDue = useIsNothingDue();
  const { id, seats, readers, additions, ranges, endsOn, publicationIds, nextSeat, rejection } = licence;
  const free = Math.max(0, seats - readers - additions);
  const names = publicationIds
    .map((publicationId) => nameOf({ publicationId, title: '' }))
    .filter((name) => name !== '');
  const named = formatList(names, i18n);
  return (
    <Section
      title={
        names.length === 0
          ? t`Your license`
          : t({ message: `${named} license`, comment: 'A license of publications, by their names' })
      }
    >
      {rejection && <RejectedRequest request={rejection} />}
      <LicenceSeats
        accepted={readers}
        pending={additions}
        bought={seats}
        end={
          <Trans>
            ends on <DateText day={endsOn} />
          </Trans>
        }
      >
        {free === 0 && nextSeat && (
          <p>
            <Trans>
              Another seat: <Amount value={nextSeat} /> before VAT, through <DateText day={endsOn} />
            </Trans>
          </p>
        )}
      </LicenceSeats>
      <LicenceWays {...{ id, readers, ranges }} isMain={isFirst && isNothingDue && free > 0 && rejection === null}>
        <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })} variant="standalone">
          <Trans>License details</Trans>
        </Link>
      </LicenceWays>
      <Pending {...licence} />
    </Section>
  );
}
