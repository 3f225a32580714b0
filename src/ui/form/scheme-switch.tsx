import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type Scheme, schemes } from './scheme.ts';
import styles from './scheme-switch.module.css';

const names: Readonly<Record<Scheme, MessageDescriptor>> = {
  system: msg({ message: 'Automatic', comment: 'Colour scheme: as the system has it' }),
  light: msg({ message: 'Light', comment: 'Colour scheme' }),
  dark: msg({ message: 'Dark', comment: 'Colour scheme' }),
};

export interface SchemeSwitchProps {
  readonly scheme: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

/** Light or dark, or whatever the system says. */
export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Colors</Trans>
      </legend>
      <div className={styles.choices}>
        {schemes.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={choice}
              checked={choice === scheme}
              onChange={() => onChange(choice)}
            />
            {i18n._(names[choice])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
