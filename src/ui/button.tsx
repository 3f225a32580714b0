import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/** What a person presses. */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  icon,
  label,
  isPending = false,
  isDisabled = false,
  onPress,
}: ButtonProps) {
  return (
    <AriaButton
      className={classNames(styles.button, styles[variant], isPending && styles.pending)}
      type={type}
      {...(label !== undefined && { 'aria-label': label })}
      isPending={isPending}
      isDisabled={isDisabled}
      onPress={() => onPress?.()}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {isPending && (
        <VisuallyHidden as="span">
          <Trans>: in progress</Trans>
        </VisuallyHidden>
      )}
    </AriaButton>
  );
}
