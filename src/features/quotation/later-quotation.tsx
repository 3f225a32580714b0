import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../validation/form.ts';
import { changeForm } from '../../../validation/forms/quotation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { TextList } from '../../ui/text/text-parts.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { useFailureReason } from '../shared/failure-reasons.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { BackLink, NewQuoteLink } from './links.tsx';
import { ContactText } from './ended.tsx';
import { DecisionText } from './decision-text.tsx';
import { ExpiryText } from './expiry-text.tsx';
import { OfferForm } from '../shared/offer/offer-form.tsx';
import { offerPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** Confirms the request for a changed quote. */
export function ChangeAsked({ data: { quotation, site }, send }: QuotationScreenProps<'changeAsked'>) {
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We’ve received your request.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Quote reference</Trans>} value={quotation.reference} />
      <DecisionText quotation={quotation} />
      <Section title={<Trans>What happens next</Trans>}>
        <TextList
          items={[
            {
              id: 'answer',
              text: <Trans>We’ll email you another quote, usually within two business days.</Trans>,
            },
            { id: 'meanwhile', text: <Trans>Until then, you can’t accept this quote, and nothing is ordered.</Trans> },
          ]}
        />
      </Section>
      <ContactText site={site} />
      <Actions>
        <Button onPress={() => send({ type: 'retried' })}>
          <Trans>Check for a reply</Trans>
        </Button>
        <NewQuoteLink send={send} variant="standalone">
          <Trans>Create your own quote</Trans>
        </NewQuoteLink>
      </Actions>
    </Stack>
  );
}

/** A change request for a quote. Every keystroke goes into the draft, so that nothing is lost. */
export function Change({ data, can, send, busy }: QuotationScreenProps<'change'>) {
  const { draft, failure } = data;
  const form = useForm({
    form: changeForm,
    typed: draft.change,
    onChange: (change) => send({ type: 'change.written', change: { ...draft.change, ...change } }),
    failure,
    busy,
    onValid: () => send({ type: 'change.confirmed' }),
  });

  return (
    <Form
      form={form}
      failureTitle={<Trans>We couldn’t send your message</Trans>}
      failureAdvice={<Trans>What you wrote is still here.</Trans>}
      notices={<QuotationNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>
          More readers, another duration, or a question about the price? Tell us, and we’ll reply with another quote.
          Until then, you can’t accept this one.
        </Trans>
      </p>
      <Controls<ValuesOf<typeof changeForm>>
        each={{
          remark: <TextArea {...form.field('remark')} label={<Trans>What should be changed?</Trans>} />,
        }}
      />
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Request this change</Trans>
        </Button>
        <BackLink data={data} can={can} send={send} />
      </Actions>
    </Form>
  );
}

/**
 * Form that changes the offer of the person's own quote. Choices go into the draft at once, and the aside shows their
 * price.
 */
export function Revision({ data, can, send, busy }: QuotationScreenProps<'revision'>) {
  return (
    <OfferForm
      data={data}
      send={send}
      busy={busy}
      offer={data.draft.revision}
      failureTitle={{
        uncertain: <Trans>We may not have changed your quote</Trans>,
        refused: <Trans>We couldn’t change your quote</Trans>,
      }}
      intro={
        <p>
          <Trans>Change your options to see the new price. Nothing changes until you confirm.</Trans>
        </p>
      }
    >
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Change the quote</Trans>
        </Button>
        <PreviousStepLink href={offerPlace(data.aboId)} event={{ type: 'offer.reopened' }} can={can} send={send}>
          <Trans>Keep it as is</Trans>
        </PreviousStepLink>
      </Actions>
    </OfferForm>
  );
}

/** The address is of an outcome, but the quote has none yet: the person can still answer. */
export function Undecided({ data: { quotation }, send }: QuotationScreenProps<'undecided'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>This quote is awaiting your answer. Nothing has been ordered.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Quote reference</Trans>} value={quotation.reference} />
      <p>
        <ExpiryText quotation={quotation} />
      </p>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'quotation.reopened' })}>
          <Trans>Open the quote</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** The quote is accepted, and its order not confirmed: the chart asks until it is. */
export function Unordered({ data: { quotation, failure }, send }: QuotationScreenProps<'unordered'>) {
  const reasonOf = useFailureReason();
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>You’ve accepted the quote. We haven’t confirmed your order yet.</Trans>
      </Intro>
      {failure && <p>{reasonOf(failure)}</p>}
      <Skeleton>
        <Trans>We’ll check again in a moment, without placing a second order.</Trans>
      </Skeleton>
      <ReferenceBox label={<Trans>Quote</Trans>} value={quotation.reference} />
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** Views of the quotation's later steps, a chunk of their own that loads during the first step. */

export { Check } from './check.tsx';
export { Decline } from './decline.tsx';
export { Details } from './details.tsx';
export { Declined, Expired, Withdrawn } from './ended.tsx';
export { Invoiced } from './invoiced.tsx';
export { Ordered } from './ordered.tsx';

export { Share } from './share.tsx';
