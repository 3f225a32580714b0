import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field, type FieldProps, typedInto } from './field.tsx';
import styles from './field.module.css';
import passwordStyles from './password-field.module.css';

export interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.control}>
          <input
            {...wiring}
            {...typedInto(field)}
            className={styles.input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            size={24}
            autoCapitalize="none"
            spellCheck="false"
          />
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
      )}
    </Field>
  );
}
