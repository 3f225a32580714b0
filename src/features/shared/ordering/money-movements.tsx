import { Trans } from '@lingui/react/macro';
import { dayIn } from '../../../../domain/moment.ts';
import { splitRefunds } from '../../../../domain/payment-amounts.ts';
import type { Outcome, PaymentReceipt } from '../../../../domain/payment.ts';
import { useTimeZone } from '../../../i18n/time-zone.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { MethodTitle } from './method-name.tsx';
import { RefundReasonText, RefundStateText } from './refund-text.tsx';

type Moved = Pick<Outcome, 'reference' | 'receipts' | 'refunds' | 'remaining'>;

/** Method of a receipt, with the reference of another payment, or the bank's for a transfer. */
function ReceiptText({ receipt, isOther }: { readonly receipt: PaymentReceipt; readonly isOther: boolean }) {
  const { payment, method, bankReference } = receipt;
  return (
    <>
      <MethodTitle method={method} />
      {isOther && (
        <div>
          <Trans>
            Other payment: <Reference>{payment}</Reference>
          </Trans>
        </div>
      )}
      {bankReference !== null && (
        <div>
          <Trans>
            Bank reference: <Reference>{bankReference}</Reference>
          </Trans>
        </div>
      )}
    </>
  );
}

/**
 * The money of an outcome, the same on its page and on the printed receipt: each receipt, each refund, what is being
 * checked, and what is still to be paid. Nothing where no money came.
 */
export function MoneyMovements({ outcome: { reference, receipts, refunds, remaining } }: { readonly outcome: Moved }) {
  const zone = useTimeZone();
  const { refunded, undecided } = splitRefunds(refunds);
  if (receipts.length === 0 && refunds.length === 0) return null;
  return (
    <DataList
      rows={[
        ...receipts.map((receipt, index) => ({
          id: `receipt-${index}`,
          term: (
            <Trans>
              Received on <DateText day={dayIn(receipt.at, zone)} />
            </Trans>
          ),
          value: <ReceiptText receipt={receipt} isOther={receipt.payment !== reference} />,
          amount: <Amount value={receipt.amount} />,
        })),
        ...refunded.map((refund) => ({
          id: refund.reference,
          term: (
            <Trans>
              Refund <Reference>{refund.reference}</Reference>
            </Trans>
          ),
          value: (
            <>
              <RefundReasonText reason={refund.reason} />
              <div>
                <RefundStateText refund={refund} />
              </div>
            </>
          ),
          amount: <Amount value={{ ...refund.amount, minor: -refund.amount.minor }} />,
        })),
        ...undecided.map((refund) => ({
          id: refund.reference,
          term: (
            <Trans>
              Being checked: <Amount value={refund.amount} />
            </Trans>
          ),
          value: (
            <>
              <RefundReasonText reason={refund.reason} />
              <div>
                <RefundStateText refund={refund} />
              </div>
            </>
          ),
        })),
        // While money is checked, nothing is asked for.
        ...(remaining.minor === 0 || undecided.length > 0
          ? []
          : [
              {
                id: 'remaining',
                term: <Trans>Left to pay</Trans>,
                amount: <Amount value={remaining} isLarge />,
              },
            ]),
      ]}
    />
  );
}

/** The same under its heading, on the page of an outcome; nothing where no money came. */
export function MoneySection({ outcome }: { readonly outcome: Moved }) {
  if (outcome.receipts.length === 0 && outcome.refunds.length === 0) return null;
  return (
    <Section title={<Trans>Payments and refunds</Trans>}>
      <MoneyMovements outcome={outcome} />
    </Section>
  );
}
