import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { NewsletterRow, Refusal } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { genericFailure } from '../../shared/generic-failure.ts';
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
  return (
    <Switch
      id={row.id}
      label={<Label row={row} />}
      description={<Description row={row} />}
      error={refusal && (refusal.failure.feedback ?? i18n._(genericFailure))}
      isOn={row.isOn}
      onChange={(isOn) => onSwitch(row.id, isOn)}
    />
  );
});
