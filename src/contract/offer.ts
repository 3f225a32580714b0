import type { Infer } from 'superstruct';
import { array, enums, string } from 'superstruct';
import type { LicenceType } from '../../machines/domain/catalogue.ts';
import { durations, priceCurrencies } from '../../machines/domain/catalogue.ts';
import { money } from '../../machines/domain/money.ts';
import type { Offer, PricedOffer } from '../../machines/domain/offer.ts';
import type { VatMention } from '../../machines/domain/vat.ts';
import type { offerForm } from '../../machines/validation/forms/quote-request.ts';
import { devise, montant } from './amount.ts';
import { fields, optional, required } from './answer.ts';
import { currencyCodes, licenceCodes } from './codes.ts';
import { word } from './known-code.ts';
import { identifier, wholeNumber } from './scalars.ts';
import type { WireNames } from './wire-names.ts';
import { inverted, fieldsUnder } from './wire-names.ts';
import type { offre } from './offer-sent.ts';

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

type LicenceWord = (typeof licenceWords)[number];

const licenceOf = inverted(licences);

export function licenceFromWire(wire: LicenceWord): LicenceType {
  return licenceOf[wire];
}

export function licenceToWire(licence: LicenceType): LicenceWord {
  return licences[licence];
}

const offerNames = {
  publicationIds: 'pubSIds',
  licence: 'typeLicence',
  readers: 'nombreLecteurs',
  months: 'dureeMois',
  currency: 'devise',
} as const satisfies WireNames<Infer<typeof offerForm>, keyof Infer<typeof offre>>;

/** What the fields of an offer are called. */
export const offerFields = fieldsUnder(offerNames, 'offre');

/** A licence that is answered. */
export const licence = word(licences, licenceCodes);

const deviseDePrix = word(Object.fromEntries(priceCurrencies.map((each) => [each, each])), currencyCodes);

/** An offer that is answered. */
export const offreConnue = fields({
  pubSIds: required(array(identifier()), 'money'),
  typeLicence: required(licence, 'money'),
  nombreLecteurs: required(wholeNumber(), 'money'),
  dureeMois: required(enums(durations), 'money'),
  devise: required(deviseDePrix, 'money'),
});

export function offerFromWire(wire: Infer<typeof offre>): Offer {
  return {
    publicationIds: wire.pubSIds,
    licence: licenceOf[wire.typeLicence],
    readers: wire.nombreLecteurs,
    months: wire.dureeMois,
    currency: wire.devise,
  };
}

export function offerToWire(offer: Offer): Infer<typeof offre> {
  return {
    pubSIds: [...offer.publicationIds],
    typeLicence: licences[offer.licence],
    nombreLecteurs: offer.readers,
    dureeMois: offer.months,
    devise: offer.currency,
  };
}

const mentions = {
  reverseCharge: 'autoliquidation',
  outsideUnion: 'horsUnion',
} as const satisfies Record<VatMention, string>;

const mentionOf = inverted(mentions);

/** Why no tax is charged, on the wire. */
export const mentionTVA = enums(Object.values(mentions));

export function mentionFromWire(wire: Infer<typeof mentionTVA> | null): VatMention | null {
  return wire && mentionOf[wire];
}

export function mentionToWire(mention: VatMention | null): Infer<typeof mentionTVA> | null {
  return mention && mentions[mention];
}

const ligne = fields({
  pubSId: required(identifier(), 'identity'),
  libelle: required(string(), 'content'),
  montantHT: required(montant, 'money'),
  tauxTVA: required(wholeNumber(), 'money'),
  montantTVA: required(montant, 'money'),
});

const taux = fields({
  tauxTVA: required(wholeNumber(), 'money'),
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

export function pricedFromWire(wire: Infer<typeof offreChiffree>): PricedOffer {
  const amount = (minor: number) => money(minor, wire.devise);
  return {
    country: wire.pays,
    lines: wire.lignes.map((line) => ({
      publicationId: line.pubSId,
      title: line.libelle,
      net: amount(line.montantHT),
      vatRate: line.tauxTVA,
      vat: amount(line.montantTVA),
    })),
    net: amount(wire.montantHT),
    vatByRate: wire.tva.map(({ tauxTVA, montantHT, montantTVA }) => ({
      rate: tauxTVA,
      net: amount(montantHT),
      vat: amount(montantTVA),
    })),
    vat: amount(wire.montantTVA),
    total: amount(wire.montantTTC),
    mention: mentionFromWire(wire.mentionTVA),
  };
}

export function pricedToWire(priced: PricedOffer): Infer<typeof offreChiffree> {
  return {
    pays: priced.country,
    devise: priced.total.currency,
    lignes: priced.lines.map(({ publicationId, title, net, vatRate, vat }) => ({
      pubSId: publicationId,
      libelle: title,
      montantHT: net.minor,
      tauxTVA: vatRate,
      montantTVA: vat.minor,
    })),
    montantHT: priced.net.minor,
    tva: priced.vatByRate.map(({ rate, net, vat }) => ({
      tauxTVA: rate,
      montantHT: net.minor,
      montantTVA: vat.minor,
    })),
    montantTVA: priced.vat.minor,
    montantTTC: priced.total.minor,
    mentionTVA: mentionToWire(priced.mention),
  };
}
