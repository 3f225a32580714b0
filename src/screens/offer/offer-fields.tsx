import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { durations, licenceTypes, priceCurrencies } from '../../../machines/domain/catalogue.ts';
import type { Site } from '../../../machines/domain/site.ts';
import type { OfferDraft } from '../../../machines/offer/offer.draft.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { durationName, licences } from './offer-names.ts';
import { publicationOptions } from './publication-options.ts';

/** The fields of an offer, as error summaries link to them, in their order. */
export const offerFields = ['publicationIds', 'licence', 'readers', 'months', 'currency'] as const;

interface OfferFieldsProps {
  /** What the publisher sells. */
  readonly site: Pick<Site, 'publications' | 'prices'>;
  /** What is typed so far. */
  readonly offer: OfferDraft;
  readonly onChange: (offer: OfferDraft) => void;
  /** What is wrong with a field; `undefined` while nothing is, or nothing is to be said yet. */
  readonly errorOf: (field: (typeof offerFields)[number]) => ReactNode;
  readonly isReadOnly?: boolean;
}

/** The choice that a text names; `null` for none. */
function choiceOf<Choice extends string | number>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** What somebody would like to subscribe to: publications, licence, readers, duration, currency. */
export function OfferFields({ site, offer, onChange, errorOf, isReadOnly = false }: OfferFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack>
      <CheckboxList
        name="publicationIds"
        legend={<Trans>Publications</Trans>}
        help={<Trans>Prices are for one reader and one year, before VAT.</Trans>}
        error={errorOf('publicationIds')}
        isReadOnly={isReadOnly}
        chosen={offer.publicationIds}
        onChange={(publicationIds) => onChange({ ...offer, publicationIds: [...publicationIds] })}
        options={publicationOptions(site, offer.currency, i18n)}
      />
      <RadioList
        name="licence"
        legend={<Trans>Licence</Trans>}
        error={errorOf('licence')}
        isReadOnly={isReadOnly}
        chosen={offer.licence}
        onChange={(licence) => onChange({ ...offer, licence })}
        options={licenceTypes.map((licence) => ({
          value: licence,
          label: i18n._(licences[licence].name),
          description: i18n._(licences[licence].purpose),
        }))}
      />
      <TextField
        name="readers"
        inputMode="numeric"
        autoComplete="off"
        size={7}
        label={<Trans>Number of readers</Trans>}
        help={<Trans>How many people will read. Each further reader costs less than the one before.</Trans>}
        error={errorOf('readers')}
        isReadOnly={isReadOnly}
        value={offer.readers}
        onChange={(readers) => onChange({ ...offer, readers })}
      />
      <SelectField
        name="months"
        label={<Trans>Duration</Trans>}
        error={errorOf('months')}
        isReadOnly={isReadOnly}
        value={String(offer.months ?? '')}
        onChange={(text) => onChange({ ...offer, months: choiceOf(durations, text) })}
        options={durations.map((months) => ({ value: String(months), label: durationName(months, i18n) }))}
      />
      <SelectField
        name="currency"
        label={<Trans>Currency</Trans>}
        error={errorOf('currency')}
        isReadOnly={isReadOnly}
        value={offer.currency ?? ''}
        onChange={(text) => onChange({ ...offer, currency: choiceOf(priceCurrencies, text) })}
        options={priceCurrencies.map((currency) => ({ value: currency, label: formatCurrency(currency, i18n) }))}
      />
    </Stack>
  );
}
