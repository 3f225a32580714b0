import { Trans } from '@lingui/react/macro';
import type { DueRequest, TransferAccount as Account } from '../../../../domain/payment-request.ts';
import { groupedIban } from '../../../../domain/payment.ts';
import { CopyButton } from '../../../ui/form/copy-button.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TransferCode } from './transfer-code.tsx';
import { dueRows } from './due-rows.tsx';
import styles from './transfer-code.module.css';

interface TransferAccountProps {
  /** What it is asked to bring. */
  readonly request: DueRequest;
  readonly account: Account;
}

/** Amount and bank account of a transfer, and the reference that identifies it. */
export function TransferAccount({ request, account }: TransferAccountProps) {
  const { reference, holder, iban, bic, bank } = account;
  return (
    <>
      <ReferenceBox label={<Trans>Payment reference (include it with your transfer)</Trans>} value={reference} />
      <Section title={<Trans>Transfer to this account</Trans>}>
        <div className={styles.account}>
          <DataList
            rows={[
              ...dueRows(request),
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
          <TransferCode transfer={{ ...account, amount: request.amount }} />
        </div>
      </Section>
    </>
  );
}
