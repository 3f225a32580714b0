import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import { SelectField } from '../ui/select-field.tsx';
import { civilityNames } from './civility-names.ts';

interface CivilityFieldProps {
  /** Civilité; 41 is unset (specification §3, §9), and shown as no choice. */
  readonly civility: number;
  readonly onChange: (civility: number) => void;
  readonly error?: ReactNode;
  readonly isReadOnly?: boolean;
}

/** How somebody is addressed. Nothing is chosen for them. */
export function CivilityField({ civility, onChange, error, isReadOnly = false }: CivilityFieldProps) {
  const { i18n } = useLingui();
  return (
    <SelectField
      name="civility"
      autoComplete="honorific-prefix"
      label={<Trans>Title</Trans>}
      value={civility in civilityNames ? String(civility) : ''}
      onChange={(text) => onChange(text === '' ? UNSET_CIVILITY : Number(text))}
      options={Object.entries(civilityNames).map(([value, name]) => ({ value, label: i18n._(name) }))}
      error={error}
      isReadOnly={isReadOnly}
    />
  );
}
