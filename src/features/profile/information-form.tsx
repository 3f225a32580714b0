import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonalInformation } from '../../../domain/profile.ts';
import { informationIn } from '../../../domain/profile.ts';
import { acquisitionSources } from '../../../domain/acquisition-source.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { informationForm } from '../../../validation/forms/profile.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { sourceNames } from '../shared/source-names.ts';
import { useFocusOfField } from './use-focus.ts';
import { FormActions } from './form-actions.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

/** The person's work. Every keystroke goes into the draft. */
export function InformationForm({ data, can, send, busy }: ProfileScreenProps<'information'>) {
  const { i18n } = useLingui();
  const information = informationIn(data.draft.information, data.profile);
  const write = (change: Partial<PersonalInformation>): void =>
    send({ type: 'information.typed', information: { ...information, ...change } });
  useFocusOfField();
  const form = useForm({
    form: informationForm,
    typed: information,
    onChange: write,
    failure: data.failure,
    busy,
    onValid: (valid) => send({ type: 'information.confirmed', information: valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have saved your changes</Trans>,
        refused: <Trans>We couldn’t save your changes</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here. You can safely try again.</Trans>}
    >
      <p>
        <Trans>All fields are optional.</Trans>
      </p>
      <Controls<ValuesOf<typeof informationForm>>
        each={{
          organisation: (
            <TextField
              {...form.field('organisation')}
              isOptional
              autoComplete="organization"
              size={34}
              label={<Trans>Organization</Trans>}
            />
          ),
          jobTitle: (
            <TextField
              {...form.field('jobTitle')}
              isOptional
              autoComplete="organization-title"
              size={34}
              label={<Trans>Job title</Trans>}
            />
          ),
          sector: (
            <TextField
              {...form.field('sector')}
              isOptional
              size={34}
              label={<Trans>Sector of activity</Trans>}
              help={<Trans>For example: banking, research, government.</Trans>}
            />
          ),
          source: (
            <SelectField
              {...form.at('source')}
              isOptional
              label={<Trans>How did you hear about us?</Trans>}
              value={information.source ?? ''}
              onChange={(value) => write({ source: acquisitionSources.find((source) => source === value) ?? null })}
              options={acquisitionSources.map((source) => ({ value: source, label: i18n._(sourceNames[source]) }))}
            />
          ),
        }}
      />
      <FormActions can={can} send={send} busy={busy}>
        <Trans>Save</Trans>
      </FormActions>
    </Form>
  );
}
