import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { NewsletterRow, Refusal } from '../../../machines/account/newsletters/newsletters.context.ts';
import { FieldErrorText } from '../../ui/field-error.tsx';
import { genericFailure } from '../generic-failure.ts';
import styles from './newsletter-switch.module.css';
import { frequencyWords } from './words.ts';

interface NewsletterSwitchProps {
  readonly row: NewsletterRow;
  /** Why it could not be switched. */
  readonly refusal: Refusal | undefined;
  readonly onSwitch: (rowId: string, isOn: boolean) => void;
}

function Label({ row: { subject } }: Pick<NewsletterSwitchProps, 'row'>) {
  const { i18n } = useLingui();
  switch (subject.kind) {
    case 'summary':
      return <Trans>Summary</Trans>;
    case 'adverts':
      return <Trans>Ad-free</Trans>;
    default: {
      const { text, locale } = subject.name;
      return i18n.locale === locale ? text : <span lang={locale}>{text}</span>;
    }
  }
}

function Description({ row: { subject } }: Pick<NewsletterSwitchProps, 'row'>) {
  const { i18n } = useLingui();
  if (subject.kind === 'adverts') return <Trans>For all newsletters of this publication</Trans>;
  return i18n._(frequencyWords[subject.frequency]);
}

/** One newsletter, or the flag of a publication without adverts: on or off at once. Drawn again only where it changed. */
export const NewsletterSwitch = memo(function NewsletterSwitch({ row, refusal, onSwitch }: NewsletterSwitchProps) {
  const { i18n } = useLingui();
  const described = [`${row.id}-description`, ...(refusal ? [`${row.id}-refusal`] : [])].join(' ');
  return (
    <li className={styles.row}>
      <label className={styles.option}>
        <input
          className={styles.switch}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The box's own state says it; ARIA forbids both.
          role="switch"
          id={row.id}
          checked={row.isOn}
          aria-labelledby={`${row.id}-label`}
          aria-describedby={described}
          onChange={(event) => onSwitch(row.id, event.target.checked)}
        />
        <span id={`${row.id}-label`} className={styles.label}>
          <Label row={row} />
        </span>
        <span id={`${row.id}-description`} className={styles.description}>
          <Description row={row} />
        </span>
      </label>
      {refusal && (
        <div id={`${row.id}-refusal`} className={styles.refusal}>
          <FieldErrorText>{refusal.failure.feedback ?? i18n._(genericFailure)}</FieldErrorText>
        </div>
      )}
    </li>
  );
});
