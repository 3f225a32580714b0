import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { billingOf } from '../../../machines/domain/billing.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { NotBegun, TransfersAwaited } from '../shared/ordering/check-notices.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { MethodTitle } from '../shared/ordering/method-name.tsx';
import { PayButton, WhatFollows } from '../shared/ordering/pay-button.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { billingRows } from './billing-rows.tsx';
import { CreditsText } from './credits-text.tsx';
import { orderRows } from './order-rows.tsx';
import { WhatHappened } from './payment-notice.tsx';
import { billingPlace, choicePlace } from './places.ts';
import type { PaymentScreenProps } from './screen-props.ts';
import { paymentWays } from './ways.tsx';

/** Everything that is about to be ordered, before it is; each answer with the way to change it. */
export function Check({ data, can, send, busy }: PaymentScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { id, order, draft, notice, failure } = data;
  const { priced, wallet, awaitedTransfer } = order;
  const isByWallet = draft.method === 'wallet' && wallet !== null;

  const change = (href: string, type: 'choice.reopened' | 'billing.reopened', subject: ReactNode, field: string) => (
    <EventLink href={href} event={{ type }} field={field} can={can} send={send}>
      <Trans>Change</Trans> <VisuallyHidden as="span">{subject}</VisuallyHidden>
    </EventLink>
  );

  return (
    <Stack>
      <WhatHappened notice={notice} />
      <NotBegun failure={failure} />
      <TransfersAwaited transfers={awaitedTransfer ? [awaitedTransfer] : []} />
      <DataList
        rows={[
          ...orderRows(order, i18n),
          {
            id: 'method',
            term: <Trans>Payment method</Trans>,
            value: (
              <>
                <MethodTitle method={draft.method} />
                {isByWallet && (
                  <p>
                    <CreditsText total={priced.total} price={wallet.price} />
                  </p>
                )}
              </>
            ),
            action: change(choicePlace(id), 'choice.reopened', <Trans>how you pay</Trans>, 'method'),
          },
          ...billingRows(billingOf(draft.billing), (subject, field) =>
            change(billingPlace(id), 'billing.reopened', subject, field),
          ),
        ]}
      />
      <OfferLines caption={<Trans>What you pay for</Trans>} lines={priced.lines} />
      {/* On a narrow page the order beside it is folded to its total. */}
      <TaxNote priced={priced} />
      <p>
        <WhatFollows method={draft.method} />
      </p>
      <Actions>
        <PayButton
          method={draft.method}
          amount={isByWallet ? wallet.price : order.remaining}
          busy={busy}
          onPress={() => send({ type: 'payment.confirmed' })}
        />
        <EventLink
          href={billingPlace(id)}
          variant="standalone"
          icon="back"
          event={{ type: 'billing.reopened' }}
          can={can}
          send={send}
        >
          <Trans>Back</Trans>
        </EventLink>
        <HelpLink can={can} send={send} ways={paymentWays(data)} />
      </Actions>
    </Stack>
  );
}
