import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Button } from '../form/button.tsx';
import { type LanguageChoice, LanguageSwitch } from '../form/language-switch.tsx';
import { Link } from './link.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './masthead.module.css';

export interface MastheadProps {
  /** The site's name, set like a newspaper's; `null` while it is not known. */
  readonly siteName: string | null;
  readonly languages: readonly LanguageChoice[];
  readonly onLanguage: (code: string) => void;
  /** Name of the signed-in person, link to their account, and sign-out; `null` for an anonymous visitor. */
  readonly person: {
    readonly name: string;
    readonly account: string;
    readonly onSignOut: () => void;
    /** The sign-out is under way, or not possible at the moment. */
    readonly isSigningOut: boolean;
  } | null;
  /** Link to the sign-in page, which leads back here; `null`: no link. */
  readonly signIn: string | null;
}

/** The header of every page. Memoized: a change of the page below does not render it again. */
export const Masthead = memo(function Masthead({ siteName, languages, onLanguage, person, signIn }: MastheadProps) {
  return (
    <header className={styles.masthead}>
      <SkipLink />
      <div className={styles.inner}>
        <div className={styles.strip}>
          <span className={styles.desk}>
            <Trans>Subscription desk</Trans>
          </span>
          <div className={styles.tools}>
            {person && (
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
        <p className={styles.nameplate}>
          {siteName === null ? (
            // As high as the name that will replace it.
            '\u00a0'
          ) : (
            <Link href="/" variant="plain">
              {siteName}
            </Link>
          )}
        </p>
        <div className={styles.rule} />
      </div>
    </header>
  );
});
