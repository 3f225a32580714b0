import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletOperation } from '../../../machines/domain/wallet.ts';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../machines/payment/payment.paths.ts';
import { formatChange } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { RecordTable } from '../../ui/list/record-table.tsx';
import { operationName } from './operation-names.ts';

/** What it was, and the payment that it is of. */
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

/** What went in and out, the newest first, with what was left each time. */
export function Operations({ operations }: { readonly operations: readonly WalletOperation[] }) {
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
