import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { durations, licenceTypes, mostReaders, priceCurrencies } from '../../../../domain/catalogue.ts';
import { savingOf } from '../../../../domain/entry-price.ts';
import { money } from '../../../../domain/money.ts';
import type { Site } from '../../../../domain/site.ts';
import type { OfferDraft } from '../../../../machines/shared/offer/offer.draft.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { type offerForm, typedNumber, type typedOfferForm } from '../../../../validation/forms/quote-request.ts';
import { formatCurrency, formatMonths } from '../../../i18n/format.ts';
import { CheckboxList } from '../../../ui/form/checkbox-list.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Controls } from '../form/controls.tsx';
import type { FormState } from '../form/use-form.ts';
import { licencePrices, publicationPrices } from './draft-prices.ts';
import styles from './offer-fields.module.css';
import { SavingText } from './saving-text.tsx';
import { licences, regionNames } from './offer-names.ts';

interface OfferFieldsProps {
  /** Publications, prices and rates of the site. */
  readonly site: Pick<Site, 'publications' | 'prices' | 'rates'>;
  readonly form: Pick<FormState<OfferDraft>, 'field' | 'at'>;
  /** The typed values. */
  readonly offer: OfferDraft;
  readonly onChange: (change: Partial<OfferDraft>) => void;
}

/** The choice with this text; `null` for none. */
function choiceOf<Choice extends string | number>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** Fields of an offer: for how many readers, how long and in which currency; publications, whose prices follow; licence. */
export function OfferFields({ site, form, offer, onChange }: OfferFieldsProps) {
  const { i18n, t } = useLingui();
  const prices = publicationPrices(site, offer);
  const totals = licencePrices(site, offer);
  const saving = savingOf(site.rates);
  // The prices of a page have their cents all or none.
  const areWhole = [...licenceTypes.map(totals), ...site.publications.map(({ id }) => prices.of(id)?.minor)].every(
    (minor) => (minor ?? 0) % 100 === 0,
  );
  return (
    <div className={styles.fields}>
      <Controls<ValuesOf<typeof offerForm> & ValuesOf<typeof typedOfferForm>>
        each={{
          readers: (
            <TextField
              {...form.field('readers')}
              inputMode="numeric"
              autoComplete="off"
              size={7}
              label={<Trans>Number of readers</Trans>}
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
            <>
              <SelectField
                {...form.at('currency')}
                label={<Trans>Currency</Trans>}
                value={offer.currency ?? ''}
                onChange={(text) => onChange({ currency: choiceOf(priceCurrencies, text) })}
                options={priceCurrencies.map((currency) => ({
                  value: currency,
                  label: formatCurrency(currency, i18n),
                }))}
              />
              {(saving !== null || site.rates === null || site.rates.tiers.length > 1) && (
                <p className={styles.ladder}>
                  {saving ? (
                    <SavingText saving={saving} />
                  ) : (
                    <Trans>The more readers, the lower the price per reader.</Trans>
                  )}
                </p>
              )}
            </>
          ),
          publicationIds: (
            <CheckboxList
              {...form.at('publicationIds')}
              arrangement="columns"
              legend={<Trans>Publications</Trans>}
              help={
                prices.isOfChoice ? (
                  <Trans>Prices before VAT, for what you’ve selected.</Trans>
                ) : (
                  <Trans>Prices are for one reader and one year, before VAT.</Trans>
                )
              }
              chosen={offer.publicationIds}
              onChange={(publicationIds) => onChange({ publicationIds: [...publicationIds] })}
              options={site.publications.map(({ id, title, region, rhythm }) => {
                const price = prices.of(id);
                const name = i18n._(regionNames[region]);
                return {
                  value: id,
                  label: title,
                  description: rhythm === null ? name : `${rhythm} · ${name}`,
                  ...(price && { amount: price, isPrice: areWhole }),
                };
              })}
            />
          ),
          licence: (
            <RadioList
              {...form.at('licence')}
              arrangement="columns"
              legend={<Trans>License</Trans>}
              help={<Trans>Who will be reading?</Trans>}
              chosen={offer.licence}
              onChange={(licence) => onChange({ licence })}
              options={licenceTypes.map((licence) => {
                const total = totals(licence);
                const most = mostReaders(licence);
                return {
                  value: licence,
                  label: i18n._(licences[licence].name),
                  description:
                    typedNumber(offer.readers) > most
                      ? t`${plural(most, {
                          one: 'For # reader; you’ve entered more.',
                          other: 'For up to # readers; you’ve entered more.',
                        })}`
                      : i18n._(licences[licence].readers),
                  ...(total && offer.currency && { amount: money(total, offer.currency), isPrice: areWhole }),
                };
              })}
            />
          ),
        }}
      />
    </div>
  );
}
