import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from '../layout/class-names.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  readonly children: ReactNode;
  /** One `primary` on a page: the next action, named by what it does. */
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** The whole name for those who listen, where the visible words are its beginning. */
  readonly label?: string;
  /** The action is under way: a second press does nothing, focus stays, and the wait is announced. */
  readonly isPending?: boolean;
  /** Nothing to press at the moment. Focus stays here, too, so that nobody is thrown to the top of the page. */
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/** What a person presses: the browser's own button, which never takes a press that it must not take. */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  icon,
  label,
  isPending,
  isDisabled = false,
  onPress,
}: ButtonProps) {
  const isBlocked = isPending === true || isDisabled;
  return (
    <>
      <button
        type={type === 'submit' ? 'submit' : 'button'}
        className={classNames(
          styles.button,
          styles[variant],
          isPending && styles.pending,
          isDisabled && styles.disabled,
        )}
        aria-label={label}
        aria-disabled={isBlocked || undefined}
        onClick={(event) => {
          if (isBlocked) event.preventDefault();
          else onPress?.();
        }}
      >
        {icon && <Icon name={icon} />}
        {children}
      </button>
      {isPending !== undefined && (
        <VisuallyHidden as="span">
          <span role="status">{isPending && <Trans>In progress…</Trans>}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
