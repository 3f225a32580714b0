import { useLingui } from '@lingui/react/macro';
import { walletPaths } from '../../../machines/wallet/wallet.paths.ts';
import type { MonthTotals } from '../../../machines/domain/wallet.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { formatPeriod } from '../../i18n/format.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { BarTable } from '../../ui/list/bar-table.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';

interface MonthsProps {
  readonly months: readonly MonthTotals[];
  /** The kind that the list is narrowed to: the links keep it. */
  readonly kind: string;
}

/** What came in and went out, month by month; a month leads to its operations. */
export function Months({ months, kind }: MonthsProps) {
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
