import { Trans } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import type { OfferDraft } from '../../../machines/offer/offer.draft.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import { typedOfferForm } from '../../../machines/validation/forms/typed-offer.ts';
import { Actions } from '../../ui/actions.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { OfferFields, offerFields } from '../offer/offer-fields.tsx';
import { useFormCheck } from '../use-form-check.ts';
import type { ToChart } from './screen-props.ts';

interface OfferFormProps extends Pick<ToChart, 'send'> {
  readonly data: Pick<QuotationContext, 'site' | 'price' | 'failure'>;
  readonly busy: boolean;
  /** What is typed. */
  readonly offer: OfferDraft;
  readonly intro: ReactNode;
  /** What did not succeed, where something did not. */
  readonly failureTitle: ReactNode;
  /** What can be done next: the submission among it. */
  readonly children: ReactNode;
}

/** The form of an offer, for a new quote or another offer in one. */
export function OfferForm({ data, send, busy, offer, intro, failureTitle, children }: OfferFormProps) {
  const [attempt, setAttempt] = useState(0);
  const { site, price, failure } = data;
  const isTried = attempt > 0;

  const { valid, errorOf } = useFormCheck(typedOfferForm, offer);
  // What the server has against a choice, when it was sent or priced, comes before the form's own rules.
  const told = { ...price.failure?.fields, ...failure?.fields };
  const messageOf = (field: (typeof offerFields)[number]) => told[field] ?? (isTried ? errorOf(field) : undefined);
  const errors = offerFields
    .map((field) => ({ field, message: messageOf(field) }))
    .filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (valid && errors.length === 0) send({ type: 'offer.confirmed' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={busy || !(isTried || failure) ? [] : errors} attempt={attempt} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={failureTitle} takesFocus>
            <p>
              <Trans>What you entered is still here. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        {intro}
        <OfferFields
          site={site}
          offer={offer}
          onChange={(changed) => send({ type: 'offer.changed', offer: changed })}
          errorOf={messageOf}
          isReadOnly={busy}
        />
        <Actions>{children}</Actions>
      </Stack>
    </form>
  );
}
