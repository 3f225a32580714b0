import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { requesterForm } from '../../../machines/validation/forms/quote-request.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { needsPlace } from './places.ts';
import { RequesterFields, requesterFields } from './requester-fields.tsx';
import { RivalNotice } from './rival-notice.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { StartAgain } from './start-again.tsx';

/** Who asks. What is typed goes into the draft at once. */
export function You({ data, can, send, busy }: QuoteRequestScreenProps<'you'>) {
  const [attempt, setAttempt] = useState(0);
  const { draft, site, failure, price } = data;
  const isTried = attempt > 0;

  const { valid, errorOf } = useFormCheck(requesterForm, draft.requester);
  const told = { ...price.failure?.fields, ...failure?.fields };
  const messageOf = (field: (typeof requesterFields)[number]) => told[field] ?? (isTried ? errorOf(field) : undefined);
  const errors = requesterFields
    .map((field) => ({ field, message: messageOf(field) }))
    .filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (valid && errors.length === 0) send({ type: 'requester.given' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={isTried || failure ? errors : []} attempt={attempt} />
        <RivalNotice data={data} send={send} />
        <p>
          <Trans>So that we can write the quote and send it to you. We use it for nothing else.</Trans>
        </p>
        <RequesterFields
          countries={site.countries}
          requester={draft.requester}
          onChange={(requester) => send({ type: 'requester.changed', requester })}
          errorOf={messageOf}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Continue</Trans>
          </Button>
          <Link href={needsPlace} variant="standalone" icon="back" onFollow={() => send({ type: 'offer.reopened' })}>
            <Trans>Back</Trans>
          </Link>
          <StartAgain can={can} send={send} />
        </Actions>
      </Stack>
    </form>
  );
}
