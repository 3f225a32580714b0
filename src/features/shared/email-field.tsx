import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TextFieldProps } from '../../ui/form/text-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'label'> {
  readonly label?: ReactNode;
}

/** An email address. */
export function EmailField({ label = <Trans>Email address</Trans>, ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" label={label} />;
}
