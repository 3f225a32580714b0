import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { presentPasswordForm } from '../../../validation/forms/profile.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { FailureTitle } from '../shared/failure-reasons.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';

interface PasswordFormProps {
  readonly failure: Failure | null;
  readonly failureTitle: FailureTitle;
  readonly failureAdvice: ReactNode;
  readonly busy: boolean;
  /** Text of the button. */
  readonly action: ReactNode;
  readonly isDangerous?: boolean;
  readonly onGiven: (presentPassword: string) => void;
  /** Shown next to the button. */
  readonly children?: ReactNode;
}

/** Asks for the password again. It is local state and goes to the chart with the event only. */
export function PasswordForm({ action, isDangerous = false, onGiven, children, ...props }: PasswordFormProps) {
  const { failure, failureTitle, failureAdvice, busy } = props;
  const [typed, setTyped] = useState({ presentPassword: '' });
  const form = useForm({
    form: presentPasswordForm,
    typed,
    onChange: (change) => setTyped({ ...typed, ...change }),
    failure,
    busy,
    onValid: ({ presentPassword }) => onGiven(presentPassword),
  });
  return (
    <Form form={form} failureTitle={failureTitle} failureAdvice={failureAdvice}>
      <Controls<ValuesOf<typeof presentPasswordForm>>
        each={{
          presentPassword: (
            <PasswordField
              {...form.field('presentPassword')}
              autoComplete="current-password"
              label={<Trans>Your password</Trans>}
            />
          ),
        }}
      />
      <Actions>
        <Button variant={isDangerous ? 'danger' : 'primary'} type="submit" isPending={busy}>
          {action}
        </Button>
        {children}
      </Actions>
    </Form>
  );
}
