import { Trans } from '@lingui/react/macro';
import type { NextInstalment } from '../../../../machines/domain/instalments.ts';
import type { TransferDetails } from '../../../../machines/domain/payment.ts';
import { groupedIban } from '../../../../machines/domain/payment.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { CopyButton } from '../../../ui/form/copy-button.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { nextRows, TransferCode } from './transfer-code.tsx';

interface TransferAccountProps {
  readonly transfer: TransferDetails;
  /** The instalment that may be paid first; the code carries its amount. */
  readonly next: NextInstalment | null;
}

/** Amount and bank account of a transfer, and the reference that identifies it. */
export function TransferAccount({ transfer, next }: TransferAccountProps) {
  const { reference, amount, holder, iban, bic, bank } = transfer;
  return (
    <>
      <ReferenceBox label={<Trans>Payment reference (include it with your transfer)</Trans>} value={reference} />
      <Section title={<Trans>Transfer to this account</Trans>}>
        <DataList
          rows={[
            { id: 'amount', term: <Trans>Amount</Trans>, value: <Amount value={amount} isLarge /> },
            ...nextRows(next),
            { id: 'holder', term: <Trans>Account holder</Trans>, value: holder },
            {
              id: 'iban',
              term: 'IBAN',
              value: (
                <span id="iban" translate="no">
                  {groupedIban(iban)}
                </span>
              ),
              action: <CopyButton text={iban} label="IBAN" source="iban" />,
            },
            {
              id: 'bic',
              term: 'BIC',
              value: (
                <span id="bic" translate="no">
                  {bic}
                </span>
              ),
              action: <CopyButton text={bic} label="BIC" source="bic" />,
            },
            { id: 'bank', term: <Trans>Bank</Trans>, value: bank },
          ]}
        />
        <TransferCode transfer={next ? { ...transfer, amount: next.left } : transfer} />
      </Section>
    </>
  );
}
