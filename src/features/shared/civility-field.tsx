import type { ReactNode } from 'react';
import { useLingui, Trans } from '@lingui/react/macro';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { RadioField } from '../../ui/form/radio-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { civilityNames } from './civility-names.ts';
import type { FieldState } from './form/use-form.ts';

interface CivilityFieldProps extends Omit<FieldState, 'error'> {
  readonly error: ReactNode;
  /** Civilité; 41 is unset (specification §3, §9), and shown as no choice. */
  readonly civility: number;
  readonly onChange: (civility: number) => void;
}

/** Props common to both civility fields. */
function useCivility({ civility, onChange, ...field }: CivilityFieldProps) {
  const { i18n } = useLingui();
  return {
    ...field,
    label: <Trans>Title</Trans>,
    value: civility in civilityNames ? String(civility) : '',
    onChange: (text: string) => onChange(text === '' ? UNSET_CIVILITY : Number(text)),
    options: Object.entries(civilityNames).map(([value, name]) => ({ value, label: i18n._(name) })),
  };
}

/** A person's title as two radio buttons, none preselected. */
export function CivilityField(props: CivilityFieldProps) {
  return <RadioField {...useCivility(props)} />;
}

/** A person's title as a select: one control per row of a long list. */
export function CivilitySelect(props: CivilityFieldProps) {
  return <SelectField {...useCivility(props)} autoComplete="honorific-prefix" />;
}
