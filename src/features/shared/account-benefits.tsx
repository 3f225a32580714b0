import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/layout/section.tsx';
import { Rows } from '../../ui/list/rows.tsx';

/** What a person can do in an account, next to the forms that lead to one. */
export function AccountBenefits() {
  return (
    <Section title={<Trans>In your account</Trans>} isScreenOnly>
      <Rows
        rows={[
          { id: 'money', text: <Trans>Pay an invoice, and print your invoices and receipts.</Trans> },
          {
            id: 'licence',
            text: <Trans>Manage your subscriptions, with the readers and networks of a license.</Trans>,
          },
          { id: 'reading', text: <Trans>Choose your newsletters and alerts, and find what you’ve read.</Trans> },
        ]}
      >
        {({ text }) => <p>{text}</p>}
      </Rows>
      <p>
        <Trans>You can pay an invoice without an account: use the link in our email.</Trans>
      </p>
    </Section>
  );
}
