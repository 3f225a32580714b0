import { useLingui } from '@lingui/react/macro';
import styles from './language-switch.module.css';
import { isPlainClick } from '../layout/plain-click.ts';

export interface LanguageChoice {
  /** `fr`, `en`. */
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  /** Address of this page in that language. */
  readonly href: string;
  readonly isCurrent: boolean;
}

interface LanguageSwitchProps {
  readonly languages: readonly LanguageChoice[];
  /** Switches the language on the same page, and keeps typed values. */
  readonly onChoose: (code: string) => void;
}

/** The page in another language. */
export function LanguageSwitch({ languages, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Language`}>
      <ul className={styles.list}>
        {languages.map(({ code, name, href, isCurrent }) => (
          <li key={code}>
            <a
              className={styles.language}
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(code);
              }}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
