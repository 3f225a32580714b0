import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import buttonStyles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './link.module.css';

interface LinkProps {
  /** A place of this application (`/account`), or any other address. */
  readonly href: string;
  readonly children: ReactNode;
  /** `inline` in text, `standalone` alone on its line, `button` for a page's next step, `plain` for a name. */
  readonly variant?: 'inline' | 'standalone' | 'button' | 'plain';
  readonly icon?: IconName;
  /** Done instead of following the address here; the address still serves another tab. */
  readonly onFollow?: () => void;
  /** The page, or the item of a set, that is shown. */
  readonly current?: 'page' | 'true';
  /** Language of the link's words, where it is not the page's. */
  readonly lang?: string;
  readonly hrefLang?: string;
  readonly className?: string | undefined;
}

/** Where a person can go. */
export function Link({ variant = 'inline', icon, onFollow, current, className, children, ...address }: LinkProps) {
  const variantClass = {
    inline: undefined,
    standalone: styles.standalone,
    button: classNames(buttonStyles.button, buttonStyles.primary),
    plain: styles.plain,
  }[variant];
  return (
    <AriaLink
      {...address}
      {...(current && { 'aria-current': current })}
      className={classNames(variantClass, className)}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!onFollow || !isPlain) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}
