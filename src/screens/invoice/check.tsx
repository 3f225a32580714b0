import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Link } from '../../ui/link.tsx';
import { Reference } from '../../ui/reference.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Totals } from '../../ui/totals.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { ChoiceNotice } from './choice-notice.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { MethodTitle } from './method-name.tsx';
import { choicePlace } from './places.ts';
import type { InvoiceScreenProps } from './screen-props.ts';
import { vatByRate } from './vat-by-rate.ts';

/** Everything that is about to be ordered, before it is; each answer with the way to change it. */
export function Check({ data, can, send, busy }: InvoiceScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { cart, draft, notice, failure } = data;
  const total = formatMoney(cart.total, i18n);
  const payers = [...new Set(cart.invoices.map(({ payer }) => payer.name))];
  const change = (subject: ReactNode) => (
    <Link href={choicePlace} onFollow={() => send({ type: 'choice.reopened' })}>
      <Trans>Change</Trans> <VisuallyHidden as="span">{subject}</VisuallyHidden>
    </Link>
  );

  return (
    <Stack>
      <ChoiceNotice notice={notice} />
      {failure && (
        <FailureNotice failure={failure} title={<Trans>Your payment could not begin</Trans>} takesFocus>
          <p>
            <Trans>Nothing was ordered and nothing was charged. You can safely try again.</Trans>
          </p>
        </FailureNotice>
      )}
      <DataList
        rows={[
          {
            id: 'invoices',
            term: <Trans>You are paying</Trans>,
            value: cart.invoices.map(({ id, reference }) => (
              <div key={id}>
                <Reference>{reference}</Reference>
              </div>
            )),
            action: change(<Trans>which invoices you pay</Trans>),
          },
          {
            id: 'method',
            term: <Trans>How</Trans>,
            value: <MethodTitle method={draft.method} />,
            action: change(<Trans>how you pay</Trans>),
          },
          { id: 'payer', term: <Trans>Billed to</Trans>, value: formatList(payers, i18n) },
        ]}
      />
      {cart.invoices.map((invoice) => (
        <InvoiceLines
          key={invoice.id}
          caption={
            <Trans>
              Invoice {invoice.reference} of <DateText day={invoice.issuedOn} />
            </Trans>
          }
          lines={invoice.lines}
        />
      ))}
      <Totals net={cart.net} vat={vatByRate(cart.invoices)} total={cart.total} />
      <p>
        {draft.method === 'card' ? (
          <Trans>You enter your card on the payment provider’s page. You are charged once, and only there.</Trans>
        ) : (
          <Trans>You then see the account to transfer to, and the reference to quote. Nothing is debited by us.</Trans>
        )}
      </p>
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'payment.confirmed' })}>
          {draft.method === 'card' ? <Trans>Pay {total}</Trans> : <Trans>Pay {total} by transfer</Trans>}
        </Button>
        <ChoiceLink can={can} send={send}>
          <Trans>Back</Trans>
        </ChoiceLink>
        <HelpLink can={can} send={send} />
      </Actions>
    </Stack>
  );
}
