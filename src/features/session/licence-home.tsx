import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdministeredLicence, ListedRequest } from '../../../domain/account.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { rangesPaths, readerFormPaths, readersPaths } from '../../../contract/pages/licence.ts';
import { modificationPaths } from '../../../contract/pages/modification.ts';
import { subscriptionPaths } from '../../../contract/pages/subscription.ts';
import { formatList } from '../../i18n/format.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Meter } from '../../ui/list/meter.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { WhenText } from '../../ui/text/when-text.tsx';
import { SeatsTaken } from '../shared/seats-taken.tsx';
import { PendingCount } from '../shared/pending-count.tsx';
import { usePublicationName } from '../shared/offer/use-publication-name.ts';
import { requestNames } from '../shared/request-names.ts';
import { TitleList } from '../shared/title-list.tsx';
import styles from './licence-home.module.css';

function RequestName({ request: { id, type, reference } }: { readonly request: ModificationSummary }) {
  const { i18n } = useLingui();
  return (
    <Link href={linkTo(modificationPaths.request, { request: String(id) })}>
      {i18n._(requestNames[type])} <VisuallyHidden as="span">{reference}</VisuallyHidden>
    </Link>
  );
}

/** The reader or network that a request is about, where it is about one. */
function Subject({ request: { subject } }: { readonly request: ListedRequest }) {
  return subject !== null && <p translate="no">{subject}</p>;
}

/** Requests that can be corrected and sent again. */
const corrected: readonly ModificationSummary['type'][] = [
  modificationType.readerAddition,
  modificationType.readerEdit,
  modificationType.ipRangeAddition,
  modificationType.ipRangeEdit,
];

/** The last rejected request, with its reason: the administrator may correct it. */
function Rejection({ rejection }: Pick<AdministeredLicence, 'rejection'>) {
  if (rejection === null) return null;
  const { request, reason } = rejection;
  const isRejected = request.state === 'rejected';
  return (
    <div className={styles.awaiting}>
      <TitleList
        items={[
          {
            id: request.id,
            title: <RequestName request={request} />,
            line: (
              <>
                <Subject request={request} />
                <p>{reason}</p>
              </>
            ),
            detail: (
              <div className={styles.state}>
                <Status kind={isRejected ? 'danger' : 'warning'}>
                  {isRejected ? (
                    <Trans comment="Where a request stands">Rejected</Trans>
                  ) : (
                    <Trans comment="Where a request stands">Partly accepted</Trans>
                  )}
                </Status>
                {corrected.includes(request.type) && (
                  <Link href={linkTo(modificationPaths.request, { request: String(request.id) })} variant="secondary">
                    <Trans>
                      Correct<VisuallyHidden as="span">: {request.reference}</VisuallyHidden>
                    </Trans>
                  </Link>
                )}
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The requests that wait, each with its age. */
function PendingRequests({ id, pending, pendingCount }: AdministeredLicence) {
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
      <TitleList
        items={pending.map((request) => ({
          id: request.id,
          title: <RequestName request={request} />,
          ...(request.subject !== null && { line: <Subject request={request} /> }),
          detail: (
            <Status kind="info">
              <Trans>
                Requested <WhenText moment={request.askedAt} />
              </Trans>
            </Status>
          ),
        }))}
      />
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

/** A licence for its administrator: its seats, its end, its readers and networks, and its requests. */
export function LicenceHome({ licence }: { readonly licence: AdministeredLicence }) {
  const { t, i18n } = useLingui();
  const nameOf = usePublicationName();
  const { id, seats, readers, additions, ranges, endsOn, publicationIds, nextSeat } = licence;
  const free = Math.max(0, seats - readers - additions);
  const place = { aboId: String(id) };
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
      <div className={styles.licence}>
        <p className={styles.seats}>
          <SeatsTaken accepted={readers} bought={seats} className={styles.figure} />
        </p>
        <p className={styles.end}>
          <Trans>
            ends on <DateText day={endsOn} />
          </Trans>
        </p>
        <Meter value={readers} most={seats} />
        <p>
          <Plural
            value={free}
            _0="No seats left"
            one="# seat left, at no extra cost"
            other="# seats left, at no extra cost"
          />
          <PendingCount count={additions} />
        </p>
        {free === 0 && nextSeat && (
          <p>
            <Trans>
              Another seat: <Amount value={nextSeat} /> before VAT, through <DateText day={endsOn} />
            </Trans>
          </p>
        )}
      </div>
      <ul className={styles.ways}>
        <li>
          <Link href={linkTo(readersPaths.list, place)}>
            <Plural value={readers} one="# reader" other="# readers" />
          </Link>
        </li>
        <li>
          <Link href={linkTo(rangesPaths.list, place)}>
            {ranges === null ? (
              <Trans>IP ranges</Trans>
            ) : (
              <Plural value={ranges} _0="No networks" one="# network" other="# networks" />
            )}
          </Link>
        </li>
        <li>
          <Link href={linkTo(subscriptionPaths.detail, place)}>
            <Trans>License details</Trans>
          </Link>
        </li>
      </ul>
      <Actions>
        <Link href={linkTo(readerFormPaths.form, place)} variant={free > 0 ? 'button' : 'secondary'}>
          <Trans>Add a reader</Trans>
        </Link>
      </Actions>
      <Rejection {...licence} />
      <PendingRequests {...licence} />
    </Section>
  );
}
