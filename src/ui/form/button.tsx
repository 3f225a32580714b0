import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styles from './button.module.css';
import { useFormId } from './form-id.ts';
import { usePressEffect } from './press-effect.ts';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** `repeated`: primary in a narrow window, where it stands in the bar; a wide one has the primary in the order summary. */
export type ButtonVariant = 'primary' | 'repeated' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  readonly children: ReactNode;
  /** One `primary` per page: the next action, named by its effect. */
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** Id of the form that it submits, where it stands outside of it. */
  readonly form?: string;
  readonly icon?: IconName;
  /** The accessible name, which begins with the visible text (WCAG 2.2, 2.5.3). */
  readonly label?: string;
  /** The action is under way: a second press does nothing, focus stays, and the wait is announced. */
  readonly isPending?: boolean;
  /**
   * Not available at the moment (`aria-disabled`). It keeps focus, which would otherwise move to the top of the page.
   */
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/**
 * react-aria's button. Its own `isPending` says only the button's name, only where that has focus, and once more at the end;
 * its `isDisabled` takes focus away. So a blocked button stays focusable, and its press and submission are stopped here.
 */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  form,
  icon,
  label,
  isPending,
  isDisabled = false,
  onPress,
}: ButtonProps) {
  const formId = useFormId();
  const submitted = form ?? (type === 'submit' ? formId : undefined);
  const isBlocked = isPending === true || isDisabled;
  const [isWaiting, setWaiting] = useState(false);
  const press = usePressEffect(onPress && (() => !isBlocked && onPress()), setWaiting);
  return (
    <>
      <AriaButton
        type={type}
        className={classNames(
          styles.button,
          styles[variant],
          isPending && styles.pending,
          isDisabled && styles.disabled,
          isWaiting && styles.pressed,
        )}
        {...(submitted !== undefined && { form: submitted })}
        {...(label !== undefined && { 'aria-label': label })}
        {...(isBlocked && { 'aria-disabled': true })}
        onPress={() => {
          if (!isBlocked) press();
        }}
        onClick={(event) => {
          if (isBlocked) event.preventDefault();
        }}
      >
        {icon && <Icon name={icon} />}
        {children}
      </AriaButton>
      {isPending !== undefined && (
        <VisuallyHidden as="span">
          <span role="status">{isPending && <Trans>In progress…</Trans>}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
