import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { classNames } from '../layout/class-names.ts';
import { Button } from './button.tsx';
import { FieldParts } from './field.tsx';
import { ariaFieldProps, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import passwordStyles from './password-field.module.css';
import { memoControl } from './memo-control.tsx';

export interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the person asks to see it. */
export const PasswordField = memoControl(function PasswordField({
  autoComplete,
  label,
  help,
  error,
  value,
  onChange,
  ...field
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...ariaFieldProps({ ...field, error })}
      className={classNames(styles.field)}
      value={value}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
    >
      <FieldParts label={label} help={help} error={error}>
        <div className={styles.control}>
          <Input className={classNames(styles.input)} size={24} autoCapitalize="none" />
          <span className={passwordStyles.toggle}>
            <Button
              variant="quiet"
              label={isShown ? t`Hide password` : t`Show password`}
              onPress={() => setShown(!isShown)}
            >
              {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
            </Button>
          </span>
        </div>
      </FieldParts>
    </TextField>
  );
});
