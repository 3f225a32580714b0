import { Trans } from '@lingui/react/macro';
import { dayIn } from '../../../../domain/moment.ts';
import { splitRefunds } from '../../../../domain/payment-amounts.ts';
import type { Outcome, PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { MethodTitle } from './method-name.tsx';
import { RefundReasonText, RefundStateText } from './refund-text.tsx';

type Moved = Pick<Outcome, 'reference' | 'receipts' | 'refunds' | 'remaining'>;

interface ReceiptProps {
  readonly receipt: PaymentReceipt;
  readonly isOther: boolean;
  /** Set while the office decides about it. */
  readonly undecided: PaymentRefund | undefined;
}

/** Method of a receipt, with the reference of another payment, the bank’s for a transfer, and that it is being checked. */
function ReceiptText({ receipt, isOther, undecided }: ReceiptProps) {
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
      {undecided && <RefundText refund={undecided} />}
    </>
  );
}

/** Why money goes back, or may go back, and how far that is. */
function RefundText({ refund }: { readonly refund: PaymentRefund }) {
  return (
    <>
      <div>
        <RefundReasonText reason={refund.reason} />
      </div>
      <div>
        <RefundStateText refund={refund} />
      </div>
    </>
  );
}

const isSame = (receipt: PaymentReceipt, { amount: { minor, currency } }: PaymentRefund): boolean =>
  receipt.amount.minor === minor && receipt.amount.currency === currency;

/**
 * The money of an outcome, the same on its page and on the printed receipt: each receipt, each refund, what is being
 * checked, and what is still to be paid. Nothing where no money came.
 */
export function MoneyMovements({ outcome: { reference, receipts, refunds, remaining } }: { readonly outcome: Moved }) {
  const zone = useTimeZone();
  const { refunded, undecided } = splitRefunds(refunds);
  const undecidedPart = undecided.filter((refund) => !receipts.some((receipt) => isSame(receipt, refund)));
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
          value: (
            <ReceiptText
              receipt={receipt}
              isOther={receipt.payment !== reference}
              undecided={undecided.find((refund) => isSame(receipt, refund))}
            />
          ),
          amount: <Amount value={receipt.amount} />,
        })),
        ...refunded.map((refund) => ({
          id: refund.reference,
          term: (
            <Trans>
              Refund <Reference>{refund.reference}</Reference>
            </Trans>
          ),
          value: <RefundText refund={refund} />,
          amount: <Amount value={{ ...refund.amount, minor: -refund.amount.minor }} />,
        })),
        ...undecidedPart.map((refund) => ({
          id: refund.reference,
          term: (
            <Trans>
              Being checked: <Amount value={refund.amount} />
            </Trans>
          ),
          value: <RefundText refund={refund} />,
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
