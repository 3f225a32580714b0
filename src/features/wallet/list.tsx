import { msg } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import type { MonthTotals, WalletOperation } from '../../../machines/domain/wallet.ts';
import { operationKindNamed, operationKinds, periodNamed } from '../../../machines/domain/wallet.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../machines/payment/payment.paths.ts';
import { walletPaths } from '../../../machines/wallet/wallet.paths.ts';
import { formatPeriod, formatChange } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { BarTable } from '../../ui/list/bar-table.tsx';
import { FilterChoices } from '../../ui/list/filter-choices.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { RecordTable } from '../../ui/list/record-table.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { FileNotice, PageMessages } from '../shared/list/list-messages.tsx';
import { Balance } from './balance.tsx';
import { NoWallet } from './no-wallet.tsx';
import { operationNames, operationName } from './operation-names.ts';
import type { WalletProps } from './screens.tsx';

interface MonthsProps {
  readonly months: readonly MonthTotals[];
  /** Kind that the list is filtered by: the links keep it. */
  readonly kind: string;
}

/** Credits received and spent by month; a month links to its operations. */
function Months({ months, kind }: MonthsProps) {
  const { t, i18n } = useLingui();
  return (
    <Section title={t`By month`}>
      <BarTable
        caption={t`Credits of all operations`}
        naming={t`Month`}
        series={[
          { name: 'cameIn', header: t({ message: 'In', comment: 'Credits that came into a wallet' }) },
          { name: 'wentOut', header: t({ message: 'Out', comment: 'Credits that went out of a wallet' }) },
        ]}
        rows={months.map(({ month, cameIn, wentOut }) => ({
          id: month,
          title: <Link href={linkTo(walletPaths.list, { kind, period: month })}>{formatPeriod(month, i18n)}</Link>,
          values: { cameIn: cameIn.minor, wentOut: wentOut.minor },
          cells: { cameIn: <Amount value={cameIn} />, wentOut: <Amount value={wentOut} /> },
        }))}
      />
    </Section>
  );
}

/** Filters by kind and by period: years, the months that the server lists, and the selected one. */
function WalletFilters({ data, send, busy }: Pick<WalletProps, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  const { wallet, listing } = data;
  const kind = operationKindNamed(data.kind) ?? '';
  const period = periodNamed(data.period) ?? '';
  const listed = [...(wallet?.years ?? []), ...(wallet?.months.map(({ month }) => month).toReversed() ?? [])];
  const periods = period === '' || listed.includes(period) ? listed : [...listed, period];
  return (
    <FilterChoices
      label={i18n._(msg`Filters`)}
      choices={[
        {
          name: 'kind' as const,
          label: i18n._(msg({ message: 'Operation', comment: 'Kind of what went in or out of a wallet' })),
          ordinary: i18n._(msg`All operations`),
          value: kind,
          options: operationKinds.map((value) => ({ value, label: i18n._(operationNames[value]) })),
        },
        {
          name: 'period' as const,
          label: i18n._(msg`Period`),
          ordinary: i18n._(msg({ message: 'Since the beginning', comment: 'All periods' })),
          value: period,
          options: periods.map((value) => ({ value, label: formatPeriod(value, i18n) })),
        },
      ]}
      found={
        listing.next === null ? (
          <Plural value={listing.rows.length} _0="No operation" one="# operation" other="# operations" />
        ) : (
          <Plural
            value={listing.rows.length}
            one="The last operation, and more"
            other="The last # operations, and more"
          />
        )
      }
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** Name of an operation, with the payment that it belongs to. */
function Name({ operation }: { readonly operation: WalletOperation }) {
  const { paymentReference: reference } = operation;
  const { i18n } = useLingui();
  return (
    <p>
      {i18n._(operationName(operation))}
      {reference !== null && (
        <>
          {' · '}
          <Link href={linkTo(paymentPaths.success, { reference })}>{reference}</Link>
        </>
      )}
    </p>
  );
}

/** Operations, the newest first, each with the balance after it. */
function Operations({ operations }: { readonly operations: readonly WalletOperation[] }) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  return (
    <RecordTable
      caption={<Trans>Operations, the newest first</Trans>}
      columns={[
        { name: 'day', header: t`Date` },
        { name: 'name', header: t({ message: 'Operation', comment: 'Kind of what went in or out of a wallet' }) },
        { name: 'amount', header: t`Credits`, isNumeric: true },
        { name: 'balance', header: t`Balance`, isNumeric: true },
      ]}
      rows={operations.map((operation) => ({
        id: operation.id,
        cells: {
          day: <DateText day={dayIn(operation.at, zone)} />,
          name: <Name operation={operation} />,
          amount: formatChange(operation.amount, i18n),
          balance: <Amount value={operation.balance} />,
        },
      }))}
    />
  );
}

type ListProps = Pick<WalletProps, 'data' | 'send' | 'busy'>;

/** Download of all operations as a file. */
function FileAction({ data: { listing, isCollecting }, send }: Pick<ListProps, 'data' | 'send'>) {
  return (
    <Actions>
      <Button
        variant="quiet"
        isPending={isCollecting}
        isDisabled={listing.isAsking || listing.failure !== null}
        onPress={() => send({ type: 'file.asked' })}
      >
        <Trans>Download as a spreadsheet (CSV)</Trans>
      </Button>
    </Actions>
  );
}

/** Loads the next page. */
function MoreAction({ data: { listing, isCollecting }, send, busy }: Pick<ListProps, 'data' | 'send' | 'busy'>) {
  if (busy || listing.next === null || listing.failure !== null) return null;
  return (
    <Actions>
      <Button isPending={listing.isAsking} isDisabled={isCollecting} onPress={() => send({ type: 'more.wanted' })}>
        <Trans>Show more</Trans>
      </Button>
    </Actions>
  );
}

/** The balance, credits by month, and the filtered operations. */
export function List({ data, send, busy }: WalletProps) {
  const { wallet, listing, fileFailure } = data;
  const { rows, failure } = listing;
  if (wallet === null && !busy && failure === null) return <NoWallet />;
  return (
    <Stack gap="wide">
      {wallet && <Balance wallet={wallet} />}
      {wallet && wallet.months.length > 0 && <Months months={wallet.months} kind={data.kind} />}
      <Stack>
        <WalletFilters data={data} send={send} busy={busy} />
        {rows.length > 0 && (
          <>
            <FileAction data={data} send={send} />
            <Operations operations={rows} />
            <MoreAction data={data} send={send} busy={busy} />
          </>
        )}
        {rows.length === 0 && !busy && failure === null && (
          <NothingFound onClear={() => send({ type: 'filters.changed', filters: { kind: '', period: '' } })}>
            <Trans>No operation matches these filters.</Trans>
          </NothingFound>
        )}
      </Stack>
      <PageMessages
        listing={listing}
        other={fileFailure && <FileNotice failure={fileFailure} send={send} />}
        hasRetry={false}
        send={send}
      />
    </Stack>
  );
}
