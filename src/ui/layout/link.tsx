import type { ReactNode } from 'react';
import { useContext } from 'react';
import buttonStyles from '../form/button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './link.module.css';
import { isPlainClick, NavigationContext } from './navigation.tsx';

interface LinkProps {
  /** A place of this application, `/account`, without language prefix. */
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` in text, `standalone` alone on its line, `button` for a page's next step, `plain` for a name. */
  readonly variant?: 'inline' | 'standalone' | 'button' | 'plain';
  readonly icon?: IconName;
  /** Done instead of going to the place here; the address still serves another tab. */
  readonly onFollow?: () => void;
  /** The page that is shown. */
  readonly isCurrent?: boolean;
  /** Leads nowhere at the moment, and keeps its place. */
  readonly isDisabled?: boolean;
}

/** Where a person can go in this application: a real link, followed without loading a page. */
export function Link({
  href,
  children,
  variant = 'inline',
  icon,
  onFollow,
  isCurrent = false,
  isDisabled = false,
}: LinkProps) {
  const { navigate, hrefOf } = useContext(NavigationContext);
  const follow = onFollow ?? (navigate && (() => navigate(href)));
  const variantClass = {
    inline: undefined,
    standalone: styles.standalone,
    button: classNames(buttonStyles.button, buttonStyles.primary),
    plain: styles.plain,
  }[variant];
  if (isDisabled) {
    return (
      <span role="link" aria-disabled="true" className={classNames(styles.disabled, variantClass)}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    );
  }
  return (
    <a
      href={hrefOf(href)}
      className={variantClass}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!follow || !isPlainClick(event)) return;
        event.preventDefault();
        follow();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
