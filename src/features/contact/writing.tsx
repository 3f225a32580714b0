import { Trans, useLingui } from '@lingui/react/macro';
import { requestKindNamed } from '../../../machines/domain/contact.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { contactForm } from '../../../machines/validation/forms/contact.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { kindNames } from './kind-names.ts';
import { OwnPage } from './own-page.tsx';
import type { ContactScreenProps } from './screen-props.ts';

/** A message to the desk. What is typed goes into the draft at once, so that nothing is lost. */
export function Writing({ data: { draft, sender, failure }, send, busy }: ContactScreenProps<'writing'>) {
  const { i18n } = useLingui();
  const { kind, about, remark } = draft;
  const typed = { kind, about, remark };
  const form = useForm({
    form: contactForm,
    typed,
    onChange: (change) => send({ type: 'message.changed', ...typed, ...change }),
    failure,
    subject: String(draft.receipt === null),
    busy,
    onValid: () => send({ type: 'message.confirmed' }),
  });
  const options = Object.entries(kindNames).map(([value, name]) => ({ value, label: i18n._(name) }));
  return (
    <Form
      form={form}
      failureTitle={<Trans>Your message was not sent</Trans>}
      failureAdvice={
        <Trans>What you wrote is still here. Send it again: it reaches us once, however often you try.</Trans>
      }
    >
      <p>
        <Trans>We answer by e-mail, usually within two business days.</Trans>
      </p>
      <DataList
        rows={[
          ...(sender.name === ''
            ? []
            : [{ id: 'name', term: <Trans>From</Trans>, value: <span translate="no">{sender.name}</span> }]),
          {
            id: 'email',
            term: <Trans>Our answer goes to</Trans>,
            value: <span translate="no">{sender.email}</span>,
          },
        ]}
      />
      <Controls<ValuesOf<typeof contactForm>>
        each={{
          kind: (
            <>
              <SelectField
                {...form.at('kind')}
                value={kind ?? ''}
                onChange={(chosen) => send({ type: 'message.changed', ...typed, kind: requestKindNamed(chosen) })}
                label={<Trans>What is it about?</Trans>}
                options={options}
              />
              <OwnPage kind={kind} />
            </>
          ),
          about: (
            <TextField
              {...form.field('about')}
              label={<Trans>Number of the invoice, subscription or order (optional)</Trans>}
              isOptional
            />
          ),
          remark: <TextArea {...form.field('remark')} label={<Trans>Your message</Trans>} />,
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send the message</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
