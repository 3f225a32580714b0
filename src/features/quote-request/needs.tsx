import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { typedOfferForm } from '../../../machines/validation/forms/typed-offer.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { OfferDraft } from '../../../machines/shared/offer/offer.draft.ts';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { OfferFields } from '../shared/offer/offer-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { later } from './later.ts';

const StartAgain = later.view((views) => views.StartAgain);

/** Form for the requested offer. Choices go into the draft at once, and the aside shows their price. */
export function Needs({ data, can, send, busy }: QuoteRequestScreenProps<'needs'>) {
  const { draft, site, failure, price } = data;
  const write = (change: Partial<OfferDraft>): void =>
    send({ type: 'offer.changed', offer: { ...draft.offer, ...change } });
  const form = useForm({
    form: typedOfferForm,
    typed: draft.offer,
    onChange: write,
    failure,
    received: price.failure?.fields,
    busy,
    onValid: () => send({ type: 'offer.given' }),
  });
  const canDiscard = can({ type: 'request.discarded' });
  const isDiscarding = busy && !canDiscard;
  const wasDiscarding = useRef(false);
  useEffect(() => {
    // The button that deleted the request is gone with it.
    if (wasDiscarding.current && !isDiscarding) document.querySelector<HTMLElement>('main form input')?.focus();
    wasDiscarding.current = isDiscarding;
  }, [isDiscarding]);

  return (
    <Form
      form={form}
      failureTitle={<Trans>That did not work</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment.</Trans>}
      notices={<ConflictNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>Choose what interests you. We send you a quote by e-mail; asking for it costs nothing.</Trans>
      </p>
      <OfferFields site={site} form={form} offer={draft.offer} onChange={write} />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Continue</Trans>
        </Button>
        {canDiscard && <StartAgain can={can} send={send} onDone={form.reset} />}
      </Actions>
    </Form>
  );
}
