import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../form/button.tsx';
import { type LanguageChoice, LanguageSwitch } from '../form/language-switch.tsx';
import { PhoneLink } from '../text/contact-text.tsx';
import type { ActionMenuProps } from './action-menu.tsx';
import { classNames } from './class-names.ts';
import { lazy } from './lazy.ts';
import { Link } from './link.tsx';
import styles from './masthead.module.css';

/** For keyboards: past what every page repeats, to the heading. The address keeps as it is. */
export function SkipLink() {
  return (
    <a
      className={styles.link}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('main h1')?.focus();
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}

/** The signed-in person. */
export interface Person {
  readonly name: string;
  /** Link to their account. */
  readonly account: string;
  readonly onSignOut: () => void;
  /** The sign-out is under way, or not possible at the moment. */
  readonly isSigningOut: boolean;
}

export interface MastheadProps {
  /** The site's name, set like a newspaper's; `null` while it is not known. */
  readonly siteName: string | null;
  /** One row with a small name: for pages where something is done rather than read. */
  readonly isCompact?: boolean;
  /** Number for questions, shown in a compact masthead. */
  readonly helpNumber?: string | undefined;
  readonly languages: readonly LanguageChoice[];
  readonly onLanguage: (code: string) => void;
  /** `null` for an anonymous visitor. */
  readonly person: Person | null;
  /** Link to the sign-in page, which leads back here; `null`: no link. */
  readonly signIn: string | null;
}

const ActionMenu = lazy<ActionMenuProps>(async () => (await import('./action-menu.tsx')).ActionMenu);

/** Initials of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const initial = (word: string) => word.match(/./u)?.[0] ?? '';
  return (initial(first) + initial(last)).toUpperCase();
}

type PersonButtonProps = Pick<MastheadProps, 'languages' | 'onLanguage'> & { readonly person: Person };

/** The person on a narrow page: their initials, and a menu whose code loads when it is likely to be opened. */
function PersonButton({ person, languages, onLanguage }: PersonButtonProps) {
  const { t } = useLingui();
  const { name: personName } = person;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const load = (): Promise<boolean> =>
    ActionMenu.load().then(
      () => true,
      () => false,
    );
  return (
    <span className={styles.initials}>
      <AriaButton
        ref={trigger}
        aria-label={t`Account menu: ${personName}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={classNames(styles.button)}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={async () => setOpen(await load())}
        data-initials={initialsOf(person.name)}
      />
      {isOpen && (
        <ActionMenu
          trigger={trigger}
          label={t`Account`}
          entries={[
            { id: 'account', label: t`Your account`, href: person.account },
            ...languages
              .filter(({ isCurrent }) => !isCurrent)
              .map(({ code, name }) => ({
                id: code,
                label: name,
                language: code,
                onAction: () => onLanguage(code),
              })),
            { id: 'signOut', label: t`Sign out`, onAction: person.onSignOut },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

/** A longer name is set smaller. */
const LONG_NAME = 40;

/** The header of every page. Memoized: a change of the page below does not render it again. */
export const Masthead = memo(function Masthead({
  siteName,
  isCompact = false,
  helpNumber = '',
  languages,
  onLanguage,
  person,
  signIn,
}: MastheadProps) {
  return (
    <header className={classNames(styles.masthead, isCompact && styles.compact, person === null && styles.signedOut)}>
      <SkipLink />
      <div className={styles.inner}>
        <div className={styles.row}>
          <p className={classNames(styles.nameplate, siteName !== null && siteName.length > LONG_NAME && styles.long)}>
            {siteName === null ? (
              // As high as the name that will replace it.
              '\u00a0'
            ) : (
              <Link href="/" variant="plain">
                {siteName}
              </Link>
            )}
          </p>
          <span className={styles.desk}>
            <Trans>Subscriber Services</Trans>
          </span>
          <div className={styles.tools}>
            {isCompact && helpNumber !== '' && (
              <span className={styles.help}>
                <Trans>
                  Help: <PhoneLink number={helpNumber} />
                </Trans>
              </span>
            )}
            {person && (
              <>
                <div className={styles.person}>
                  <span className={styles.name}>
                    <Link href={person.account} variant="plain">
                      {person.name}
                    </Link>
                  </span>
                  <Button variant="quiet" isPending={person.isSigningOut} onPress={person.onSignOut}>
                    <Trans>Sign out</Trans>
                  </Button>
                </div>
                <PersonButton person={person} languages={languages} onLanguage={onLanguage} />
              </>
            )}
            {signIn !== null && (
              <span className={styles.name}>
                <Link href={signIn} variant="plain">
                  <Trans>Sign in</Trans>
                </Link>
              </span>
            )}
            <LanguageSwitch languages={languages} onChoose={onLanguage} />
          </div>
        </div>
        <div className={styles.rule} />
      </div>
    </header>
  );
});
