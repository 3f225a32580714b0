import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import buttonStyles from '../form/button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './link.module.css';

interface LinkProps {
  /** A place of this application, `/account`, without language prefix. */
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` in text, `standalone` alone on its line, `button` for a page's next step, `secondary` for another, `plain` for a name. */
  readonly variant?: 'inline' | 'standalone' | 'button' | 'secondary' | 'plain';
  readonly icon?: IconName;
  /** Replaces the navigation in this tab; the address still opens in another tab. */
  readonly onFollow?: () => void;
  /** Called in addition to the navigation, in another tab, too. */
  readonly onPress?: () => void;
  /** It leads to the page that is shown, or to the one that this belongs to. */
  readonly current?: 'page' | 'parent' | null;
  /** Not a link at the moment; keeps its place. */
  readonly isDisabled?: boolean;
}

/** A link within this application, followed without loading a page. */
export function Link({
  href,
  children,
  variant = 'inline',
  icon,
  onFollow,
  onPress,
  current = null,
  isDisabled = false,
}: LinkProps) {
  const variantClass = {
    inline: undefined,
    standalone: styles.standalone,
    button: classNames(buttonStyles.button, buttonStyles.primary),
    secondary: classNames(buttonStyles.button, buttonStyles.secondary),
    plain: styles.plain,
  }[variant];
  return (
    <AriaLink
      className={classNames(isDisabled && styles.disabled, variantClass)}
      isDisabled={isDisabled}
      {...(current && { 'aria-current': current === 'page' ? 'page' : 'true' })}
      // Without an address it is no link to the browser: nothing opens it in another tab.
      {...(!isDisabled && { href })}
      {...(onFollow && { routerOptions: { onFollow } })}
      {...(onPress && { onPress })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
