import { isWhole } from '../../../domain/completeness.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { dayIn } from '../../../domain/moment.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import { groupBy } from '../../../domain/group-by.ts';
import type { MonthTotals, WalletOperation } from '../../../domain/wallet.ts';
import { operationKindNamed, operationKinds, periodNamed } from '../../../domain/wallet.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../contract/pages/payment.ts';
import { walletPaths } from '../../../contract/pages/wallet.ts';
import { formatBriefMonth, formatCreditChange, formatCredits, formatPeriod } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { BarChart } from '../../ui/list/bar-chart.tsx';
import { FilterChoices } from '../../ui/list/filter-choices.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { ArticleTitle } from '../shared/article-title.tsx';
import { FileNotice, PageMessages } from '../shared/list/list-messages.tsx';
import { Balance, NoWallet } from './balance.tsx';
import styles from './operations.module.css';
import { operationNames, operationName } from './operation-names.ts';
import type { WalletProps } from './screens.tsx';
import { WholeOnly } from '../shared/list/whole-only.tsx';
import { NoMatch } from '../shared/list/no-match.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { withReferences } from '../../ui/text/with-references.tsx';

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
      <BarChart
        caption={t`Credits of all transactions`}
        asTable={<Trans>Credits by month, as a table</Trans>}
        naming={t`Month`}
        series={[
          { name: 'cameIn', header: t({ message: 'Credits in', comment: 'Credits that came into a wallet' }) },
          { name: 'wentOut', header: t({ message: 'Credits out', comment: 'Credits that went out of a wallet' }) },
        ]}
        rows={months.map(({ month, cameIn, wentOut }) => ({
          id: month,
          mark: formatBriefMonth(month, i18n),
          title: <Link href={linkTo(walletPaths.list, { kind, period: month })}>{formatPeriod(month, i18n)}</Link>,
          values: { cameIn: cameIn.minor, wentOut: wentOut.minor },
          cells: { cameIn: formatCredits(cameIn, i18n), wentOut: formatCredits(wentOut, i18n) },
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
          label: i18n._(msg({ message: 'Type', comment: 'Kind of what went in or out of a wallet' })),
          ordinary: i18n._(msg`All transactions`),
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
          <WholeOnly list={listing}>
            <Plural value={listing.rows.length} _0="No transactions" one="# transaction" other="# transactions" />
          </WholeOnly>
        ) : (
          <Plural value={listing.rows.length} one="Latest transaction shown" other="# latest transactions shown" />
        )
      }
      total={listing.next === null ? listing.rows.length : null}
      isBusy={busy}
      action={listing.rows.length > 0 && isWhole(listing) && <FileAction data={data} send={send} />}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** The article that was read with the credits, or the name of the operation and the payment that it belongs to. */
function Name({ operation }: { readonly operation: WalletOperation }) {
  const { kind, amount, paymentReference: reference, article } = operation;
  const { i18n } = useLingui();
  const name = i18n._(operationName(operation));
  if (article !== null)
    return (
      <Facts>
        <ArticleTitle {...article} />
        {(kind !== 'debit' || amount.minor > 0) && name}
      </Facts>
    );
  return (
    <Facts>
      {name}
      {reference !== null && (
        <Link href={linkTo(paymentPaths.success, { reference })}>{withReferences(reference)}</Link>
      )}
    </Facts>
  );
}

/** Operations by the year of their day. */
function byYear(operations: readonly WalletOperation[], zone: TimeZone) {
  return [...groupBy(operations, ({ at }) => dayIn(at, zone).slice(0, 4))];
}

/** A line for each operation, the newest first, with the balance after it. Where there are several years, each has a heading. */
function Operations({ operations }: { readonly operations: readonly WalletOperation[] }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const years = byYear(operations, zone);
  return (
    <div className={styles.frame}>
      <table className={styles.operations}>
        <caption className={styles.caption}>
          <Trans>Transactions, newest first</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col" className={styles.name}>
              <Trans comment="What went in or out of a wallet">Transaction</Trans>
            </th>
            <th scope="col" className={styles.publication}>
              <Trans>Publication</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Credits</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Balance</Trans>
            </th>
          </tr>
        </thead>
        {years.map(([year, ofYear]) => (
          <tbody key={year}>
            {years.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={5} className={styles.year}>
                  {formatPeriod(year, i18n)}
                </th>
              </tr>
            )}
            {ofYear.map((operation) => (
              <tr key={operation.id}>
                <th scope="row">
                  <DateText day={dayIn(operation.at, zone)} isBrief isOfYear={years.length > 1} />
                </th>
                <td className={styles.name}>
                  <Name operation={operation} />
                </td>
                <td className={styles.publication}>{operation.article?.publication}</td>
                <td className={styles.figure}>{formatCreditChange(operation.amount, i18n)}</td>
                <td className={styles.figure}>{formatCredits(operation.balance, i18n)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
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
  if (wallet === null && rows.length === 0 && !busy && failure === null && isWhole(listing)) return <NoWallet />;
  return (
    <Stack gap="wide">
      {wallet && <Balance wallet={wallet} isRecent={periodNamed(data.period) === null} />}
      {wallet && wallet.months.length > 0 && <Months months={wallet.months} kind={data.kind} />}
      <Stack gap="tight">
        <WalletFilters data={data} send={send} busy={busy} />
        {rows.length > 0 && (
          <>
            <Operations operations={rows} />
            <MoreAction data={data} send={send} busy={busy} />
          </>
        )}
        <NoMatch
          listing={listing}
          busy={busy}
          onClear={() => send({ type: 'filters.changed', filters: { kind: '', period: '' } })}
        >
          <Trans>No transactions match these filters.</Trans>
        </NoMatch>
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
