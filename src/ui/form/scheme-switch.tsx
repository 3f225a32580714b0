import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../layout/class-names.ts';
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

/** Light or dark, or the system's choice. */
export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  const { i18n } = useLingui();
  return (
    <RadioGroup
      className={classNames(styles.group)}
      value={scheme}
      onChange={(chosen) => onChange(schemes.find((each) => each === chosen) ?? scheme)}
    >
      <Label className={classNames(styles.legend)}>
        <Trans>Colors</Trans>
      </Label>
      <div className={styles.choices}>
        {schemes.map((choice) => (
          <Radio key={choice} value={choice} className={classNames(styles.choice)}>
            {i18n._(names[choice])}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
