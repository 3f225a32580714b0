import { useLingui, Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { identityForm } from '../../../machines/validation/forms/quotation.ts';
import { Button } from '../../ui/form/button.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { buyerName } from './buyer-name.ts';
import { Controls } from '../shared/form/controls.tsx';
import type { DetailsPartProps } from './details-part.ts';

/** Who buys: shown where it is known, and asked for where it is missing or on request. */
export function IdentityPart({ details, onChange, at }: DetailsPartProps) {
  const { i18n } = useLingui();
  const { identity, isIdentityOpen } = details;
  const { error, isReadOnly } = at('identity');
  if (!isIdentityOpen && error === undefined) {
    return (
      <DataList
        rows={[
          {
            id: 'name',
            term: <Trans>The order is in the name of</Trans>,
            value: <span translate="no">{buyerName(identity, i18n)}</span>,
            action: (
              <Button variant="quiet" isDisabled={isReadOnly} onPress={() => onChange({ isIdentityOpen: true })}>
                <span>
                  <Trans>Change</Trans>
                  <VisuallyHidden as="span">
                    {' '}
                    <Trans>the name</Trans>
                  </VisuallyHidden>
                </span>
              </Button>
            ),
          },
        ]}
      />
    );
  }
  const text = (name: 'firstName' | 'lastName') => ({
    ...at(`identity.${name}`),
    value: identity[name],
    onChange: (value: string) => onChange({ isIdentityOpen: true, identity: { ...identity, [name]: value } }),
  });
  return (
    <Section title={<Trans>Who orders</Trans>}>
      <Stack>
        <Controls<ValuesOf<typeof identityForm>>
          each={{
            civility: (
              <CivilityField
                {...at('identity.civility')}
                civility={identity.civility}
                onChange={(civility) => onChange({ isIdentityOpen: true, identity: { ...identity, civility } })}
              />
            ),
            firstName: <TextField {...text('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />,
            lastName: <TextField {...text('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />,
          }}
        />
      </Stack>
    </Section>
  );
}
