import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import type { Scheme } from './schemes.ts';
import { schemes } from './schemes.ts';

const names: Readonly<Record<Scheme, MessageDescriptor>> = {
  system: msg({ message: 'automatic', comment: 'Colors of the page: as the system has them' }),
  light: msg({ message: 'light', comment: 'Colors of the page' }),
  dark: msg({ message: 'dark', comment: 'Colors of the page' }),
};

export interface SchemeSwitchProps {
  readonly scheme: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

/** Light or dark, or the system's choice: each press shows the next one. */
export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  const { i18n } = useLingui();
  const name = i18n._(names[scheme]);
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? scheme;
  return (
    <Button variant="quiet" onPress={() => onChange(next)}>
      <Trans>Appearance: {name}</Trans>
    </Button>
  );
}
