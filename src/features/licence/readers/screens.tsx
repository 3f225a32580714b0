import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isWhole } from '../../../../domain/completeness.ts';
import type { Seats } from '../../../../domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { rangesPaths, readerFormPaths, readerImportPaths } from '../../../../contract/pages/licence.ts';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Meter } from '../../../ui/list/meter.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { SeatsTaken } from '../../shared/seats-taken.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { ListMessages } from './list-messages.tsx';
import { ReaderList } from './reader-list.tsx';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';
import styles from './readers.module.css';
import { WholeOnly } from '../../shared/list/whole-only.tsx';
import { NoMatch } from '../../shared/list/no-match.tsx';
import type { ReadersProps } from './screen-props.ts';

/** Free seats, or the number of readers beyond the seats bought. */
function Left({ bought, taken }: Pick<Seats, 'bought' | 'taken'>) {
  if (taken > bought)
    return <Plural value={taken - bought} one="none left, # over the limit" other="none left, # over the limit" />;
  return (
    <Plural
      value={bought - taken}
      _0="none left"
      one="# more seat at no extra cost"
      other="# more seats at no extra cost"
    />
  );
}

/** What another seat costs where none is free. */
function NextSeat({ extra }: Pick<Seats, 'extra'>) {
  const [next] = extra ?? [];
  return (
    next && (
      <span className={styles.price}>
        <Trans>
          another seat: <Amount value={next.price} isPrice /> before VAT
        </Trans>
      </span>
    )
  );
}

/** The licence, and how many of its seats are taken. */
function LicenceHead({ data: { subscription, seats } }: { readonly data: ReadersContext }) {
  return (
    <Stack gap="tight">
      {subscription && (
        <p className={styles.licence}>
          <Facts>
            <span translate="no">{subscription.publications.join(', ')}</span>
            <SubscriptionNumberText of={subscription} />
          </Facts>
        </p>
      )}
      {seats && (
        <div className={styles.seats}>
          <p>
            <Facts>
              <SeatsTaken accepted={seats.taken - seats.pending} bought={seats.bought} className={styles.figure} />
              {seats.pending > 0 && <Plural value={seats.pending} one="# reserved" other="# reserved" />}
              <Left {...seats} />
              {seats.taken >= seats.bought && seats.extra && <NextSeat {...seats} />}
            </Facts>
          </p>
          <Meter value={seats.taken - seats.pending} reserved={seats.pending} most={seats.bought} />
        </div>
      )}
    </Stack>
  );
}

/** Links to the forms of new readers, and to the other pages of the licence. */
function LicenceLinks({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <span className={styles.first}>
        <Link href={linkTo(readerFormPaths.form, { aboId })} variant="button">
          <Trans>Add a reader</Trans>
        </Link>
      </span>
      <span className={styles.other}>
        <Link href={linkTo(readerImportPaths.list, { aboId })} variant="standalone">
          <Trans>Import a list</Trans>
        </Link>
      </span>
      <span className={styles.other}>
        <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
          <Trans>IP ranges</Trans>
        </Link>
      </span>
    </Actions>
  );
}

/** The licence has no readers yet. */
export function Empty({ data, send }: ReadersProps) {
  return (
    <Stack gap="wide">
      <Intro kind="info">
        <Trans>No readers yet. People you add get access once we approve.</Trans>
      </Intro>
      <LicenceHead data={data} />
      <LicenceLinks aboId={data.aboId} />
      <ListMessages data={data} send={send} />
    </Stack>
  );
}

type ListProps = Pick<ReadersProps, 'data' | 'send'>;

/** Downloads all readers as a file, regardless of the filters. */
function FileAction({ data: { isCollecting }, send }: ListProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      label={t`Download (CSV): all readers`}
      isPending={isCollecting}
      onPress={() => send({ type: 'file.asked' })}
    >
      <Trans comment="A file for a spreadsheet">Download (CSV)</Trans>
    </Button>
  );
}

/** Filters by name or email address, and by pending requests. */
function ReaderFilters({ data, send, busy }: Pick<ReadersProps, 'data' | 'send' | 'busy'>) {
  const { t } = useLingui();
  const { rows, next } = data.listing;
  return (
    <FilterBar
      label={t`Filters`}
      choices={[
        {
          name: 'state' as const,
          label: t({ message: 'Requests', comment: 'Filter: whether a request about a reader awaits the publisher' }),
          ordinary: t`All readers`,
          value: data.state === 'pending' ? 'pending' : '',
          options: [{ value: 'pending', label: t`Awaiting our decision` }],
        },
      ]}
      search={{ name: 'text', label: t`Name or email address`, value: data.text }}
      found={
        next === null ? (
          <WholeOnly list={data.listing}>
            <Plural value={rows.length} _0="No readers" one="# reader" other="# readers" />
          </WholeOnly>
        ) : (
          <Plural value={rows.length} one="First reader shown" other="First # readers shown" />
        )
      }
      total={next === null ? rows.length : null}
      isBusy={busy}
      action={rows.length > 0 && isWhole(data.listing) && <FileAction data={data} send={send} />}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** The seats of a licence and its readers. A change of a reader is optimistic, and can be undone in its row. */
export function List({ data, send, busy }: ReadersProps) {
  const { rows } = data.listing;
  return (
    <Stack gap="close">
      <LicenceHead data={data} />
      <LicenceLinks aboId={data.aboId} />
      <Stack gap="tight">
        <ReaderFilters data={data} send={send} busy={busy} />
        {rows.length > 0 && (
          <div className={styles.list}>
            <ReaderList aboId={data.aboId} listing={data.listing} send={send} busy={busy} />
          </div>
        )}
        <NoMatch
          listing={data.listing}
          busy={busy}
          onClear={() => send({ type: 'filters.changed', filters: { text: '', state: '' } })}
        >
          <Trans>No readers match these filters.</Trans>
        </NoMatch>
      </Stack>
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
