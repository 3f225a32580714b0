import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { changeForm } from '../../../machines/validation/forms/quotation.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { BackLink } from './back-link.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** What should be another in a quote. What is typed goes into the draft at once, so that nothing is lost. */
export function Change({ data, can, send, busy }: QuotationScreenProps<'change'>) {
  const [attempt, setAttempt] = useState(0);
  const { draft, failure } = data;
  const { remark } = draft.change;
  const { valid, errorOf } = useFormCheck(changeForm, draft.change);
  const complaint = failure?.fields['remark'] ?? (attempt > 0 ? errorOf('remark') : undefined);
  const errors = complaint === undefined ? [] : [{ field: 'remark', message: complaint }];

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (valid) send({ type: 'change.confirmed' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={busy ? [] : errors} attempt={attempt} />
        <QuotationNotice data={data} can={can} send={send} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>Your message was not sent</Trans>} takesFocus>
            <p>
              <Trans>What you wrote is still here. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        <p>
          <Trans>
            Other readers, another duration, a question about the price: the publisher answers with another quote. Until
            then this one cannot be accepted.
          </Trans>
        </p>
        <TextArea
          name="remark"
          label={<Trans>What should be changed?</Trans>}
          value={remark}
          onChange={(text) => send({ type: 'change.written', change: { remark: text } })}
          error={complaint}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Ask for this change</Trans>
          </Button>
          <BackLink data={data} send={send} />
        </Actions>
      </Stack>
    </form>
  );
}
