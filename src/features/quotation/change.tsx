import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { changeForm } from '../../../machines/validation/forms/quotation.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { BackLink } from './back-link.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** What should be another in a quote. What is typed goes into the draft at once, so that nothing is lost. */
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
      failureTitle={<Trans>Your message was not sent</Trans>}
      failureAdvice={<Trans>What you wrote is still here. Try again in a moment.</Trans>}
      notices={<QuotationNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>
          Other readers, another duration, a question about the price: the publisher answers with another quote. Until
          then this one cannot be accepted.
        </Trans>
      </p>
      <Controls<ValuesOf<typeof changeForm>>
        each={{
          remark: <TextArea {...form.field('remark')} label={<Trans>What should be changed?</Trans>} />,
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Ask for this change</Trans>
        </Button>
        <BackLink data={data} can={can} send={send} />
      </Actions>
    </Form>
  );
}
