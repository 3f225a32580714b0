import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../../validation/form.ts';
import { helpForm } from '../../../../validation/forms/ordering.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { EmailField, Controls } from '../form/controls.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { BackFromHelp, ChoiceLink } from './event-links.tsx';
import type { HelpScreenProps } from './screen-props.ts';

/** A question to the desk about invoices. Every keystroke goes into the draft, so that nothing is lost. */
export function Help({ data, can, send, busy, ways }: HelpScreenProps) {
  const { message, email } = data.draft.help;
  const typed = { message, email };
  const form = useForm({
    form: helpForm,
    typed,
    onChange: (change) => send({ type: 'help.written', ...typed, ...change }),
    failure: data.failure,
    busy,
    onValid: () => send({ type: 'help.sent' }),
  });

  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have received your question</Trans>,
        refused: <Trans>We couldn’t send your question</Trans>,
      }}
      failureAdvice={<Trans>What you wrote is still here.</Trans>}
    >
      <p>
        <Trans>
          A wrong amount, a missing purchase order number, or another way to pay? Tell us, and we’ll reply by email.
        </Trans>
      </p>
      <Controls<ValuesOf<typeof helpForm>>
        each={{
          message: <TextArea {...form.field('message')} label={<Trans>Your question</Trans>} />,
          email: (
            <EmailField
              {...form.field('email')}
              autoComplete="email"
              label={<Trans>Your email address</Trans>}
              help={<Trans>We’ll reply to this address.</Trans>}
            />
          ),
        }}
      />
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send your question</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={ways}>
          <BackFromHelp reference={data.reference} ways={ways} />
        </ChoiceLink>
      </Actions>
    </Form>
  );
}
