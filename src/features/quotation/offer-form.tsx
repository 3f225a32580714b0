import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferDraft } from '../../../machines/shared/offer/offer.draft.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import { typedOfferForm } from '../../../machines/validation/forms/quote-request.ts';
import { Actions } from '../../ui/form/actions.tsx';
import type { FailureTitle } from '../shared/failure-notice.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { OfferFields } from '../shared/offer/offer-fields.tsx';
import type { ToChart } from './screens.tsx';

interface OfferFormProps extends Pick<ToChart, 'send'> {
  readonly data: Pick<QuotationContext, 'site' | 'price' | 'failure'>;
  readonly busy: boolean;
  readonly offer: OfferDraft;
  readonly intro: ReactNode;
  /** Title of the failure of the last request. */
  readonly failureTitle: FailureTitle;
  /** Buttons, the submit button among them. */
  readonly children: ReactNode;
}

/** The form of an offer, for a new quote or another offer in one. */
export function OfferForm({ data, send, busy, offer, intro, failureTitle, children }: OfferFormProps) {
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
    <Form form={form} failureTitle={failureTitle} failureAdvice={<Trans>What you entered is still here.</Trans>}>
      {intro}
      <OfferFields site={site} form={form} offer={offer} onChange={write} />
      <Actions>{children}</Actions>
    </Form>
  );
}
