import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './field.module.css';
import type { FieldProps } from './field-props.ts';

interface FieldPartsProps extends Pick<FieldProps, 'label' | 'help' | 'error'> {
  /** The control itself. */
  readonly children: ReactNode;
}

/** Label above the control, help under the label, error under the control; react-aria's field associates them. */
export function FieldParts({ label, help, error, children }: FieldPartsProps) {
  return (
    <>
      <Label className={classNames(styles.label)}>{label}</Label>
      {help !== undefined && (
        <Text slot="description" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      {children}
      {error !== undefined && (
        <FieldError elementType="div">
          <FieldErrorText>{error}</FieldErrorText>
        </FieldError>
      )}
    </>
  );
}
