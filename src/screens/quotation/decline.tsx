import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { refusalReasons } from '../../../machines/domain/quotation.ts';
import { declineForm } from '../../../machines/validation/forms/quotation.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { BackLink } from './back-link.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import { refusalNames } from './refusal-names.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** Why a quote is declined. What is typed goes into the draft at once, so that nothing is lost. */
export function Decline({ data, can, send, busy }: QuotationScreenProps<'decline'>) {
  const { i18n } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const { draft, failure } = data;
  const { decline } = draft;
  const { valid, errorOf } = useFormCheck(declineForm, decline);
  const complaintOf = (field: 'reason' | 'remark') =>
    failure?.fields[field] ?? (attempt > 0 ? errorOf(field) : undefined);
  const errors = (['reason', 'remark'] as const)
    .map((field) => ({ field, message: complaintOf(field) }))
    .filter(({ message }) => message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (valid) send({ type: 'decline.confirmed' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={busy ? [] : errors} attempt={attempt} />
        <QuotationNotice data={data} can={can} send={send} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>Your answer was not taken</Trans>} takesFocus>
            <p>
              <Trans>What you wrote is still here. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        <p>
          <Trans>Tell us why, so that we can do better. A declined quote cannot be accepted any more.</Trans>
        </p>
        <RadioList
          name="reason"
          legend={<Trans>Your reason</Trans>}
          error={complaintOf('reason')}
          isReadOnly={busy}
          chosen={decline.reason}
          onChange={(reason) => send({ type: 'decline.written', decline: { ...decline, reason } })}
          options={refusalReasons.map((reason) => ({ value: reason, label: i18n._(refusalNames[reason]) }))}
        />
        <TextArea
          name="remark"
          isOptional={decline.reason !== 'other'}
          label={<Trans>Your message</Trans>}
          help={<Trans>Needed where you have another reason.</Trans>}
          value={decline.remark}
          onChange={(remark) => send({ type: 'decline.written', decline: { ...decline, remark } })}
          error={complaintOf('remark')}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Decline the quote</Trans>
          </Button>
          <BackLink data={data} send={send} />
        </Actions>
      </Stack>
    </form>
  );
}
