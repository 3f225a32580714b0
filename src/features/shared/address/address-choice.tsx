import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KeptAddress } from '../../../../domain/address.ts';
import { placeLines } from '../../../../domain/address-lines.ts';
import { formatCountry } from '../../../i18n/countries.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { FieldState } from '../form/use-form.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

/** The choice of an address that is not kept yet. */
const ANOTHER = 0;

interface AddressChoiceProps extends AddressFieldsProps {
  /** State of the form's field for the address as a whole. */
  readonly field: FieldState;
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  /** Addresses that the publisher keeps for the account. */
  readonly kept: readonly KeptAddress[];
  /** The chosen one; `null` for the one that is typed. */
  readonly chosen: KeptAddress | null;
  readonly onChoose: (chosen: KeptAddress | null) => void;
  /** Below the lines of an address that is typed: for instance whether it is kept. */
  readonly children?: ReactNode;
}

/** A choice of the saved addresses or another one. Without saved addresses only the form for one shows. */
export function AddressChoice({
  field,
  legend,
  help,
  kept,
  chosen,
  onChoose,
  children,
  ...fields
}: AddressChoiceProps) {
  const { i18n } = useLingui();
  const typed = (
    <>
      <AddressFields {...fields} />
      {children}
    </>
  );
  if (kept.length === 0 && chosen === null) {
    return (
      <Section title={legend}>
        {help !== undefined && <p>{help}</p>}
        <Stack>{typed}</Stack>
      </Section>
    );
  }
  return (
    <Stack>
      <RadioList
        {...field}
        error={chosen ? field.error : undefined}
        legend={legend}
        help={help}
        chosen={chosen?.id ?? ANOTHER}
        onChange={(id) => onChoose(kept.find((address) => address.id === id) ?? null)}
        options={[
          ...kept.map((address) => {
            const { id, organisation, recipient, country } = address;
            const lines = [organisation && recipient, ...placeLines(address), formatCountry(country, i18n)];
            return { value: id, label: organisation || recipient, description: lines.filter(Boolean).join(', ') };
          }),
          { value: ANOTHER, label: <Trans>Another address</Trans> },
        ]}
      />
      {chosen === null && typed}
    </Stack>
  );
}
