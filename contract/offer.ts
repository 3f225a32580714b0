import type { Infer, Struct } from 'superstruct';
import { array, enums, refine, string } from 'superstruct';
import type { LicenceType } from '../domain/catalogue.ts';
import { durations, priceCurrencies } from '../domain/catalogue.ts';
import { money } from '../domain/money.ts';
import type { Offer, PricedOffer } from '../domain/offer.ts';
import type { VatMention } from '../domain/vat.ts';
import type { offerForm } from '../validation/forms/quote-request.ts';
import { devise, montant } from './amount.ts';
import { fields, optional, required } from './answer.ts';
import { currencyCodes, licenceCodes } from './codes.ts';
import { coded, numberWord, word } from './known-code.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';
import { formFields } from './wire-names.ts';
import type { Mapping } from './mapping.ts';
import { mapping, orNull, words } from './mapping.ts';

/** Licences, by their words on the wire. */
export const licences = {
  professional: 'professionnelle',
  global: 'globale',
  independent: 'independante',
  media: 'media',
  morning: 'matinale',
} as const satisfies Record<LicenceType, string>;

/** A licence's word on the wire. */
export const licenceWords = Object.values(licences);

export const licenceMapping = words(licences);

const offerNames = {
  publicationIds: 'pubSIds',
  licence: ['typeLicence', licenceMapping],
  readers: 'nombreLecteurs',
  months: 'dureeMois',
  currency: 'devise',
} as const;

/** Form fields of an offer, by their wire names. */
export const offerFields = formFields<Infer<typeof offerForm>>(offerNames, 'offre.');

/** A licence in an answer. */
export const licence = word(licences, licenceCodes);

const priceWords = Object.fromEntries(priceCurrencies.map((each) => [each, each]));

export const deviseDePrix = word(priceWords, currencyCodes);

/** A struct of currencies of prices in a request. */
export const codedCurrency = <Value, Schema extends object>(struct: Struct<Value, Schema>) =>
  coded(struct, priceWords, currencyCodes);

/** An offer in an answer. */
export const offreConnue = fields({
  pubSIds: required(array(lenientIdentifier()), 'money'),
  typeLicence: required(licence, 'money'),
  nombreLecteurs: required(lenientWhole(), 'money'),
  dureeMois: required(numberWord(durations), 'money'),
  devise: required(deviseDePrix, 'money'),
});

export const offerMapping = mapping<Offer>()(offreConnue, offerNames);

const mentions = {
  reverseCharge: 'autoliquidation',
  outsideUnion: 'horsUnion',
  notApplicable: 'nonApplicable',
} as const satisfies Record<VatMention, string>;

/** Why no tax is charged, on the wire. */
export const mentionTVA = enums(Object.values(mentions));

export const mentionMapping = words(mentions);

/** Readers who cost the same, each before tax. */
const places = fields({ nombreLecteurs: required(lenientWhole(), 'money'), prixHT: required(montant, 'money') });

/** Readers of a line by price. Two rows of one price may be one that is named twice: then no list price is known. */
const distinctPlaces = refine(
  array(places),
  'distinct',
  (rows) => new Set(rows.map(({ prixHT }) => prixHT)).size === rows.length || 'Two rows have one price',
);

const ligne = fields({
  pubSId: required(lenientIdentifier(), 'identity'),
  libelle: required(string(), 'content'),
  montantHT: required(montant, 'money'),
  /** Its readers by the tariff, as it was when the price was computed. */
  prixCatalogue: optional(distinctPlaces),
  tauxTVA: required(lenientWhole(), 'money'),
  montantTVA: required(montant, 'money'),
});

const taux = fields({
  tauxTVA: required(lenientWhole(), 'money'),
  montantHT: required(montant, 'money'),
  montantTVA: required(montant, 'money'),
});

/** An offer with its prices. */
export const offreChiffree = fields({
  pays: required(string(), 'money'),
  devise: required(devise, 'money'),
  lignes: required(array(ligne), 'money'),
  montantHT: required(montant, 'money'),
  tva: required(array(taux), 'money'),
  montantTVA: required(montant, 'money'),
  montantTTC: required(montant, 'money'),
  mentionTVA: optional(mentionTVA),
});

/** Lines and rates as they stand on the wire: their currency is the offer's. */
interface PlainOffer extends Omit<PricedOffer, 'lines' | 'vatByRate'> {
  readonly lines: readonly Infer<typeof ligne>[];
  readonly vatByRate: readonly Infer<typeof taux>[];
}

const plain = mapping<PlainOffer>()(offreChiffree, {
  country: 'pays',
  lines: 'lignes',
  net: { minor: 'montantHT', currency: 'devise' },
  vatByRate: 'tva',
  vat: { minor: 'montantTVA', currency: 'devise' },
  total: { minor: 'montantTTC', currency: 'devise' },
  mention: ['mentionTVA', orNull(mentionMapping)],
});

export const pricedMapping: Mapping<PricedOffer, Infer<typeof offreChiffree>> = {
  decode: (wire) => {
    const amount = (minor: number) => money(minor, wire.devise);
    const offer = plain.decode(wire);
    return {
      ...offer,
      lines: offer.lines.map((line) => ({
        publicationId: line.pubSId,
        title: line.libelle,
        net: amount(line.montantHT),
        seats:
          line.prixCatalogue?.map(({ nombreLecteurs, prixHT }) => ({ count: nombreLecteurs, price: amount(prixHT) })) ??
          null,
        vatRate: line.tauxTVA,
        vat: amount(line.montantTVA),
      })),
      vatByRate: offer.vatByRate.map(({ tauxTVA, montantHT, montantTVA }) => ({
        rate: tauxTVA,
        net: amount(montantHT),
        vat: amount(montantTVA),
      })),
    };
  },
  encode: (offer) =>
    plain.encode({
      ...offer,
      lines: offer.lines.map(({ publicationId, title, net, seats, vatRate, vat }) => ({
        pubSId: publicationId,
        libelle: title,
        montantHT: net.minor,
        prixCatalogue: seats?.map(({ count, price }) => ({ nombreLecteurs: count, prixHT: price.minor })) ?? null,
        tauxTVA: vatRate,
        montantTVA: vat.minor,
      })),
      vatByRate: offer.vatByRate.map(({ rate, net, vat }) => ({
        tauxTVA: rate,
        montantHT: net.minor,
        montantTVA: vat.minor,
      })),
    }),
};
