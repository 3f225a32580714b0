import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../domain/locale.ts';
import { formatLanguage } from '../../i18n/format.ts';
import styles from './office-text.module.css';

interface OfficeTextProps {
  readonly children: string;
  /** Language that it was written in; `null` where that is not known. */
  readonly locale: Locale | null;
  /** It is quoted, in the manner of its language. */
  readonly isQuoted?: boolean;
}

/** A free text of the office: one that is not in the page's language is marked as such, for people and screen readers. */
export function OfficeText({ children: text, locale, isQuoted = false }: OfficeTextProps) {
  const { i18n } = useLingui();
  const said = isQuoted ? <Trans>“{text}”</Trans> : text;
  if (locale === null || locale === i18n.locale) return said;
  const language = formatLanguage(locale, i18n);
  return (
    <>
      <span lang={locale}>{said}</span>{' '}
      <small className={styles.language}>
        <Trans comment="After a text that is not in the language of the page: “(in French)”">(in {language})</Trans>
      </small>
    </>
  );
}
