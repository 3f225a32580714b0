import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import { civilityNames } from './civility-names.ts';
import type { FieldState } from './form/use-form.ts';

interface CivilityFieldProps extends FieldState {
  /** Civilité; 41 is unset (specification §3, §9), and shown as no choice. */
  readonly civility: number;
  readonly onChange: (civility: number) => void;
}

/** How somebody is addressed. Nothing is chosen for them. */
export function CivilityField({ civility, onChange, ...field }: CivilityFieldProps) {
  const { i18n } = useLingui();
  return (
    <SelectField
      {...field}
      autoComplete="honorific-prefix"
      label={<Trans>Title</Trans>}
      value={civility in civilityNames ? String(civility) : ''}
      onChange={(text) => onChange(text === '' ? UNSET_CIVILITY : Number(text))}
      options={Object.entries(civilityNames).map(([value, name]) => ({ value, label: i18n._(name) }))}
    />
  );
}
