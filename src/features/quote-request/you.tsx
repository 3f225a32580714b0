import { Trans } from '@lingui/react/macro';
import { requesterForm } from '../../../machines/validation/forms/quote-request.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EventLink } from '../shared/event-link.tsx';
import type { RequesterDraft } from '../../../machines/quote-request/quote-request.draft.ts';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { needsPlace } from './places.ts';
import { RequesterFields } from './requester-fields.tsx';
import { ConflictNotice } from './rival-notice.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { StartAgain } from './start-again.tsx';

/** Who asks. What is typed goes into the draft at once. */
export function You({ data, can, send, busy }: QuoteRequestScreenProps<'you'>) {
  const { draft, site, failure, price } = data;
  const write = (change: Partial<RequesterDraft>): void =>
    send({ type: 'requester.changed', requester: { ...draft.requester, ...change } });
  const form = useForm({
    form: requesterForm,
    typed: draft.requester,
    onChange: write,
    failure,
    received: price.failure?.fields,
    busy,
    onValid: () => send({ type: 'requester.given' }),
  });

  return (
    <Form
      form={form}
      failureTitle={<Trans>That did not work</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment.</Trans>}
      notices={<ConflictNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>So that we can write the quote and send it to you. We use it for nothing else.</Trans>
      </p>
      <RequesterFields countries={site.countries} form={form} requester={draft.requester} onChange={write} />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Continue</Trans>
        </Button>
        <EventLink
          href={needsPlace}
          variant="standalone"
          icon="back"
          event={{ type: 'offer.reopened' }}
          can={can}
          send={send}
        >
          <Trans>Back</Trans>
        </EventLink>
        <StartAgain can={can} send={send} onDone={form.reset} />
      </Actions>
    </Form>
  );
}
