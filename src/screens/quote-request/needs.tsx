import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { typedOfferForm } from '../../../machines/validation/forms/typed-offer.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { OfferFields, offerFields } from '../offer/offer-fields.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { RivalNotice } from './rival-notice.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { StartAgain } from './start-again.tsx';

/** What somebody would like to read. What is chosen goes into the draft at once, and its price stands beside it. */
export function Needs({ data, can, send, busy }: QuoteRequestScreenProps<'needs'>) {
  const [attempt, setAttempt] = useState(0);
  const { draft, site, failure, price } = data;
  const isTried = attempt > 0;

  const { valid, errorOf } = useFormCheck(typedOfferForm, draft.offer);
  // What the server has against a choice, when it was sent or priced, comes before the form's own rules.
  const told = { ...price.failure?.fields, ...failure?.fields };
  const messageOf = (field: (typeof offerFields)[number]) => told[field] ?? (isTried ? errorOf(field) : undefined);
  const errors = offerFields
    .map((field) => ({ field, message: messageOf(field) }))
    .filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (valid && errors.length === 0) send({ type: 'offer.given' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={isTried || failure ? errors : []} attempt={attempt} />
        <RivalNotice data={data} send={send} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>That did not work</Trans>} takesFocus>
            <p>
              <Trans>What you entered is still here. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        <p>
          <Trans>Choose what interests you. We send you a quote by e-mail; asking for it costs nothing.</Trans>
        </p>
        <OfferFields
          site={site}
          offer={draft.offer}
          onChange={(offer) => send({ type: 'offer.changed', offer })}
          errorOf={messageOf}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Continue</Trans>
          </Button>
          <StartAgain can={can} send={send} />
        </Actions>
      </Stack>
    </form>
  );
}
