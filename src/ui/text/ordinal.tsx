import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './ordinal.module.css';

/** French sets the suffix of an ordinal above the line: `1er`, `2e`. */
const FRENCH_ORDINAL = /^(\d+)(er|e)(?!\p{L})(.*)$/su;

/** A text that may begin with an ordinal. */
export function OrdinalText({ text }: { readonly text: string }) {
  const { i18n } = useLingui();
  const [, figure, suffix, rest] = (i18n.locale.startsWith('fr') && FRENCH_ORDINAL.exec(text)) || [];
  if (figure === undefined) return text;
  return (
    <>
      {figure}
      <sup className={styles.suffix}>{suffix}</sup>
      {rest}
    </>
  );
}

/** A number as an ordinal: 2nd. */
export function Ordinal({ value }: { readonly value: number }) {
  const { t } = useLingui();
  return <OrdinalText text={t`${selectOrdinal(value, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`} />;
}
