import { Trans } from '@lingui/react/macro';
import type { PersonalIdentity } from '../../../machines/domain/profile.ts';
import { identityIn } from '../../../machines/domain/profile.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { identityForm } from '../../../machines/validation/forms/profile.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { useFocusOfField } from './change-link.tsx';
import { FormActions } from './form-actions.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

/** Who the person is. What is typed goes into the draft at once. */
export function IdentityForm({ data, can, send, busy }: ProfileScreenProps<'identity'>) {
  const identity = identityIn(data.draft.identity, data.profile);
  const write = (change: Partial<PersonalIdentity>): void =>
    send({ type: 'identity.typed', identity: { ...identity, ...change } });
  useFocusOfField();
  const form = useForm({
    form: identityForm,
    typed: identity,
    onChange: write,
    failure: data.failure,
    busy,
    onValid: (valid) => send({ type: 'identity.confirmed', identity: valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={<Trans>Your changes may not have been saved</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment: nothing is saved twice.</Trans>}
    >
      <Controls<ValuesOf<typeof identityForm>>
        each={{
          civility: (
            <CivilityField
              {...form.at('civility')}
              civility={identity.civility}
              onChange={(civility) => write({ civility })}
            />
          ),
          firstName: (
            <TextField {...form.field('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
          ),
          lastName: (
            <TextField {...form.field('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />
          ),
          phone: (
            <TextField
              {...form.field('phone')}
              isOptional
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              size={20}
              label={<Trans>Phone (optional)</Trans>}
              help={<Trans>With the country’s code, such as +33 1 23 45 67 89.</Trans>}
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
