import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferDraft } from '../../../../machines/shared/offer/offer.draft.ts';
import type { PricingContext } from '../../../../machines/shared/offer/pricing.context.ts';
import type { Site } from '../../../../domain/site.ts';
import type { Failure } from '../../../../machines/failure.ts';
import { typedOfferForm } from '../../../../validation/forms/quote-request.ts';
import type { FailureTitle } from '../failure-reasons.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { OfferFields } from './offer-fields.tsx';

interface OfferFormProps {
  /** Of the form, for a submit button outside it. */
  readonly id?: string;
  readonly data: PricingContext & { readonly site: Site; readonly failure: Failure | null };
  readonly send: (
    event: { readonly type: 'offer.changed'; readonly offer: OfferDraft } | { readonly type: 'offer.confirmed' },
  ) => void;
  readonly busy: boolean;
  readonly offer: OfferDraft;
  readonly intro: ReactNode;
  /** Title of the failure of the last request. */
  readonly failureTitle: FailureTitle;
  readonly notices?: ReactNode;
  /** Buttons, the submit button among them. `reset`: the typed offer was discarded. */
  readonly children: ReactNode | ((reset: () => void) => ReactNode);
}

/** The form of an offer: a purchase, a request for a quote, a new quote, or another offer in one. Choices go into the draft at once. */
export function OfferForm({ id, data, send, busy, offer, intro, failureTitle, notices, children }: OfferFormProps) {
  const { site, price, failure } = data;
  const write = (change: Partial<OfferDraft>): void => send({ type: 'offer.changed', offer: { ...offer, ...change } });
  const form = useForm({
    form: typedOfferForm,
    typed: offer,
    onChange: write,
    failure,
    received: price.failure?.fields,
    busy,
    onValid: () => send({ type: 'offer.confirmed' }),
  });
  return (
    <Form
      {...(id !== undefined && { id })}
      form={form}
      failureTitle={failureTitle}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
      notices={notices}
    >
      {intro}
      <OfferFields site={site} form={form} offer={offer} onChange={write} />
      {typeof children === 'function' ? children(form.reset) : children}
    </Form>
  );
}
