import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** Colours as the system has them, or as the person wants them here. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Whether a stored text is a scheme. */
export function isScheme(text: unknown): text is Scheme {
  return schemes.some((scheme) => scheme === text);
}

/** Shows the page in a scheme from now on; `tokens.css` does the rest. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

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
