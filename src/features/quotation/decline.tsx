import { useLingui, Trans } from '@lingui/react/macro';
import { refusalReasons } from '../../../domain/quotation.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { declineForm } from '../../../validation/forms/quotation.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { AsideLink } from './aside-links.tsx';
import { BackLink } from './links.tsx';
import styles from './quotation.module.css';
import { QuotationNotice } from './quotation-notice.tsx';
import { refusalNames } from './refusal-names.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** The reason for declining a quote. Every keystroke goes into the draft, so that nothing is lost. */
export function Decline({ data, can, send, busy }: QuotationScreenProps<'decline'>) {
  const { i18n } = useLingui();
  const { draft, failure } = data;
  const { decline } = draft;
  const write = (change: Partial<typeof decline>): void =>
    send({ type: 'decline.written', decline: { ...decline, ...change } });
  const form = useForm({
    form: declineForm,
    typed: decline,
    onChange: write,
    failure,
    busy,
    onValid: () => send({ type: 'decline.confirmed' }),
  });

  return (
    <Form
      form={form}
      failureTitle={<Trans>We couldn’t record your answer</Trans>}
      failureAdvice={<Trans>What you wrote is still here.</Trans>}
      notices={<QuotationNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>Tell us why, so we can do better. You can’t accept a quote once you’ve declined it.</Trans>
      </p>
      <p className={styles.instead}>
        <Trans>Would another price, duration, or number of readers suit you?</Trans>
        <AsideLink aside="change" data={data} can={can} send={send}>
          <Trans>Ask for a change</Trans>
        </AsideLink>
      </p>
      <Controls<ValuesOf<typeof declineForm>>
        each={{
          reason: (
            <RadioList
              {...form.at('reason')}
              legend={<Trans>Your reason</Trans>}
              chosen={decline.reason}
              onChange={(reason) => write({ reason })}
              options={refusalReasons.map((reason) => ({ value: reason, label: i18n._(refusalNames[reason]) }))}
            />
          ),
          remark: (
            <TextArea
              {...form.field('remark')}
              isOptional={decline.reason !== 'other'}
              label={<Trans>Your message</Trans>}
              help={<Trans>Required if you choose “Another reason”</Trans>}
            />
          ),
        }}
      />
      <Actions isInBar>
        <Button variant="danger" type="submit" isPending={busy}>
          <Trans>Decline the quote</Trans>
        </Button>
        <BackLink data={data} can={can} send={send} />
      </Actions>
    </Form>
  );
}
