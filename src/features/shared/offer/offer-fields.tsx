import type { I18n } from '@lingui/core';
import { useLingui, Trans } from '@lingui/react/macro';
import type { PriceCurrency } from '../../../../machines/domain/catalogue.ts';
import { durations, licenceTypes, priceCurrencies } from '../../../../machines/domain/catalogue.ts';
import type { Site } from '../../../../machines/domain/site.ts';
import type { OfferDraft } from '../../../../machines/shared/offer/offer.draft.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import type { offerForm, typedOfferForm } from '../../../../machines/validation/forms/quote-request.ts';
import { formatCurrency, formatMonths } from '../../../i18n/format.ts';
import { CheckboxList } from '../../../ui/form/checkbox-list.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Controls } from '../form/controls.tsx';
import type { FormState } from '../form/use-form.ts';
import { licences, regionNames } from './offer-names.ts';

/** Publications by region of Africa, with their price where they are sold in the currency. */
function publicationOptions(
  { publications, prices }: Pick<Site, 'publications' | 'prices'>,
  currency: PriceCurrency | null,
  i18n: I18n,
) {
  const regions = [...new Set(publications.map(({ region }) => region))];
  return regions.flatMap((region) =>
    publications
      .filter((publication) => publication.region === region)
      .map(({ id, title }) => {
        const sold = prices.find(({ publicationId, price }) => publicationId === id && price.currency === currency);
        return { value: id, label: title, group: i18n._(regionNames[region]), ...(sold && { amount: sold.price }) };
      }),
  );
}

interface OfferFieldsProps {
  /** Publications and prices of the site. */
  readonly site: Pick<Site, 'publications' | 'prices'>;
  readonly form: Pick<FormState<OfferDraft>, 'field' | 'at'>;
  /** The typed values. */
  readonly offer: OfferDraft;
  readonly onChange: (change: Partial<OfferDraft>) => void;
}

/** The choice with this text; `null` for none. */
function choiceOf<Choice extends string | number>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** Fields of an offer: publications, licence, readers, duration, currency. */
export function OfferFields({ site, form, offer, onChange }: OfferFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack>
      <Controls<ValuesOf<typeof offerForm> & ValuesOf<typeof typedOfferForm>>
        each={{
          publicationIds: (
            <CheckboxList
              {...form.at('publicationIds')}
              legend={<Trans>Publications</Trans>}
              help={<Trans>Prices are for one reader and one year, before VAT.</Trans>}
              chosen={offer.publicationIds}
              onChange={(publicationIds) => onChange({ publicationIds: [...publicationIds] })}
              options={publicationOptions(site, offer.currency, i18n)}
            />
          ),
          licence: (
            <RadioList
              {...form.at('licence')}
              legend={<Trans>License</Trans>}
              chosen={offer.licence}
              onChange={(licence) => onChange({ licence })}
              options={licenceTypes.map((licence) => ({
                value: licence,
                label: i18n._(licences[licence].name),
                description: i18n._(licences[licence].purpose),
              }))}
            />
          ),
          readers: (
            <TextField
              {...form.field('readers')}
              inputMode="numeric"
              autoComplete="off"
              size={7}
              label={<Trans>Number of readers</Trans>}
              help={<Trans>How many people will read. The price per reader goes down as their number goes up.</Trans>}
            />
          ),
          months: (
            <SelectField
              {...form.at('months')}
              label={<Trans>Duration</Trans>}
              value={String(offer.months ?? '')}
              onChange={(text) => onChange({ months: choiceOf(durations, text) })}
              options={durations.map((months) => ({ value: String(months), label: formatMonths(months, i18n) }))}
            />
          ),
          currency: (
            <SelectField
              {...form.at('currency')}
              label={<Trans>Currency</Trans>}
              value={offer.currency ?? ''}
              onChange={(text) => onChange({ currency: choiceOf(priceCurrencies, text) })}
              options={priceCurrencies.map((currency) => ({ value: currency, label: formatCurrency(currency, i18n) }))}
            />
          ),
        }}
      />
    </Stack>
  );
}
