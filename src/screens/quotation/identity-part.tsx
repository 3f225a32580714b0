import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CivilityField } from '../civility-field.tsx';
import { buyerName } from './buyer-name.ts';
import type { DetailsPartProps } from './details-errors.ts';
import { identityFields } from './details-errors.ts';

/** Who buys: shown where it is known, and asked for where it is missing or on request. */
export function IdentityPart({ details, onChange, complaintOf, isReadOnly }: DetailsPartProps) {
  const { i18n } = useLingui();
  const { identity, isIdentityOpen } = details;
  const isComplainedAbout = identityFields.some((field) => complaintOf(field, `identity.${field}`) !== undefined);
  if (!isIdentityOpen && !isComplainedAbout) {
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
    name,
    value: identity[name],
    onChange: (value: string) => onChange({ isIdentityOpen: true, identity: { ...identity, [name]: value } }),
    error: complaintOf(name, `identity.${name}`),
    isReadOnly,
  });
  return (
    <Section title={<Trans>Who orders</Trans>}>
      <Stack>
        <CivilityField
          civility={identity.civility}
          onChange={(civility) => onChange({ isIdentityOpen: true, identity: { ...identity, civility } })}
          error={complaintOf('civility', 'identity.civility')}
          isReadOnly={isReadOnly}
        />
        <TextField {...text('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
        <TextField {...text('lastName')} autoComplete="family-name" label={<Trans>Surname</Trans>} />
      </Stack>
    </Section>
  );
}
