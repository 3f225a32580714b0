import { array, coerce, min, string, unknown, nullable, Struct } from 'superstruct';
import type { PublicationKind, Region } from '../domain/catalogue.ts';
import { whole } from '../domain/completeness.ts';
import type { Rates, Site } from '../domain/site.ts';
import { knownTimeZone } from '../domain/moment.ts';
import { amountMapping, somme } from './amount.ts';
import type { Where } from './answer.ts';
import { answerCodec, fields, optional, required, rows, withDefault, isBlank, omit } from './answer.ts';
import { call, defaults } from './call.ts';
import { regionCodes } from './codes.ts';
import { licence, licenceMapping } from './offer.ts';
import { day } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { webAddress } from './scalars.ts';
import type { Mapping } from './mapping.ts';
import { listOf, mapping, omitted } from './mapping.ts';

/**
 * Countries by number (specification §3); names that are no text are omitted. One struct validates the whole record:
 * with a struct per entry, a phone decodes the list of all countries as slowly as the rest of a page's first answers
 * together.
 */
function countriesByNumber() {
  return new Struct<Record<string, string>, { readonly key: Struct<string>; readonly value: Struct<string | null> }>({
    type: 'record',
    schema: { key: string(), value: nullable(string()) },
    coercer: (wire, { path }: Where) => {
      if (typeof wire !== 'object' || wire === null) return wire;
      const countries: Record<string, string> = {};
      for (const [number, country] of Object.entries(wire)) {
        if (/^\d+$/.test(number) && typeof country === 'string' && !isBlank(country)) countries[number] = country;
        else if (!isBlank(country)) omit('row', [...path, number]);
      }
      return countries;
    },
    validator: (value) => typeof value === 'object' && value !== null,
  });
}

const kinds = {
  press: 'presse',
  database: 'baseDeDonnees',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<PublicationKind | 'unknown', string>;

const regions = {
  all: 'toutes',
  north: 'nord',
  westCentral: 'ouestCentre',
  eastSouthern: 'estSud',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<Region | 'unknown', string>;

/** The beginning of an article. */
const extrait = fields({ titre: required(string(), 'content'), texte: required(string(), 'content') });

const dernierTitre = fields({
  titre: required(string(), 'content'),
  datePublication: required(day(), 'time'),
  lien: optional(webAddress()),
});

const publication = fields({
  pubSId: required(lenientIdentifier(), 'identity'),
  titre: required(string(), 'content'),
  nature: withDefault(code(kinds), UNKNOWN_CODE),
  region: withDefault(code(regions), UNKNOWN_CODE),
  accroche: optional(string()),
  periodicite: optional(string()),
  extrait: optional(extrait),
  derniersTitres: withDefault(rows(dernierTitre), []),
});

/** What a reader says of the publisher. */
const temoignage = fields({ citation: required(string(), 'content'), signature: required(string(), 'content') });

/** In minutes. */
const delais = fields({
  inactivite: required(min(lenientWhole(), 1), 'time'),
  lienFacture: required(min(lenientWhole(), 1), 'time'),
});

const description = fields({
  code: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  email: withDefault(string(), ''),
  telephone: withDefault(string(), ''),
  promesse: optional(string()),
  temoignage: optional(temoignage),
  /** A year. */
  fondation: optional(lenientWhole()),
  /** An IANA time zone. */
  fuseauHoraire: optional(string()),
  delais: optional(delais),
  publications: withDefault(rows(publication), []),
});

/** A site about which the server says nothing. */
const unnamed = {
  code: '',
  nom: '',
  email: '',
  telephone: '',
  promesse: null,
  temoignage: null,
  fondation: null,
  fuseauHoraire: null,
  delais: null,
  publications: [],
};

/** The specification leaves open whether the current site is an object or its code alone. */
const siteWebCourant = coerce(description, unknown(), (wire) => (typeof wire === 'string' ? { code: wire } : wire));

const article = fields({
  artIId: required(lenientIdentifier(), 'identity'),
  titre: required(string(), 'content'),
  datePublication: required(day(), 'time'),
});

const socialPage = fields({ nom: required(string(), 'content'), url: required(webAddress(), 'content') });

const price = fields({ pubSId: required(lenientIdentifier(), 'identity'), prixHT: required(somme, 'money') });

/** A factor of prices, in basis points. */
const taux = required(lenientWhole(), 'money');

const palier = fields({ aPartirDe: required(lenientWhole(), 'money'), taux });

const tauxDeLicence = fields({ typeLicence: required(licence, 'money'), taux });

const tauxDeDuree = fields({ mois: required(lenientWhole(), 'money'), taux });

const bareme = fields({
  paliers: required(array(palier), 'money'),
  licences: required(array(tauxDeLicence), 'money'),
  durees: required(array(tauxDeDuree), 'money'),
});

/** The application starts when any of these is missing: a list that cannot be read is empty here. */
const infosSiteWeb = fields({
  siteWebCourant: withDefault(siteWebCourant, unnamed),
  plateformeWeb: withDefault(string(), ''),
  social: withDefault(rows(socialPage), []),
  urlSite: withDefault(webAddress(), ''),
  urlSiteAutreLangue: withDefault(webAddress(), ''),
  demandeId: optional(lenientIdentifier()),
  listArticles: withDefault(rows(article), []),
  /** A map keyed by number (specification §3). */
  listePays: withDefault(countriesByNumber(), {}),
  /** A publication has a price in each currency. Without some of them, another currency would be taken for the only one. */
  listePrix: withDefault(array(price), []),
  bareme: optional(bareme),
  /** Maximum number of readers of a purchase without a quote request. */
  achatImmediat: optional(min(lenientWhole(), 1)),
  /** Whether `/fr/documents/…` and `/en/documents/…` lead to documents in PDF. */
  documentsPDF: withDefault(lenientBoolean(), false),
  /** Whether addresses have a `region`. */
  regionsAdresses: withDefault(lenientBoolean(), false),
});

const sample = mapping<NonNullable<Site['publications'][number]['sample']>>()(extrait, {
  title: 'titre',
  text: 'texte',
});

const headline = mapping<Site['publications'][number]['headlines'][number]>()(dernierTitre, {
  title: 'titre',
  publishedOn: 'datePublication',
  url: 'lien',
});

const publications = listOf(
  mapping<Site['publications'][number]>()(publication, {
    id: 'pubSId',
    title: 'titre',
    kind: ['nature', knownCode(kinds)],
    region: ['region', knownCode(regions, regionCodes)],
    line: 'accroche',
    rhythm: 'periodicite',
    sample: ['extrait', omitted(sample)],
    headlines: ['derniersTitres', listOf(headline)],
  }),
);

const testimonial = mapping<NonNullable<Site['testimonial']>>()(temoignage, { quote: 'citation', author: 'signature' });

const limits = mapping<NonNullable<Site['limits']>>()(delais, { idle: 'inactivite', link: 'lienFacture' });

type Named =
  | 'code'
  | 'name'
  | 'contact'
  | 'promise'
  | 'testimonial'
  | 'foundedIn'
  | 'timeZone'
  | 'limits'
  | 'publications';

const current = mapping<Pick<Site, Named>>()(description, {
  code: 'code',
  name: 'nom',
  contact: { email: 'email', phone: 'telephone' },
  promise: 'promesse',
  testimonial: ['temoignage', omitted(testimonial)],
  foundedIn: 'fondation',
  timeZone: ['fuseauHoraire', { decode: knownTimeZone, encode: (zone: string | null) => zone }],
  limits: ['delais', omitted(limits)],
  publications: ['publications', publications],
});

const countries: Mapping<Site['countries'], Readonly<Record<string, string>>> = {
  decode: (wire) => Object.entries(wire).map(([id, code]) => ({ id: Number(id), code })),
  encode: (listed) => Object.fromEntries(listed.map(({ id, code }) => [String(id), code])),
};

const articles = listOf(
  mapping<Site['articles'][number]>()(article, { id: 'artIId', title: 'titre', publishedOn: 'datePublication' }),
);

const prices = listOf(
  mapping<Site['prices'][number]>()(price, { publicationId: 'pubSId', price: ['prixHT', amountMapping] }),
);

const rates = mapping<Rates>()(bareme, {
  tiers: ['paliers', listOf(mapping<Rates['tiers'][number]>()(palier, { from: 'aPartirDe', rate: 'taux' }))],
  licences: [
    'licences',
    listOf(
      mapping<Rates['licences'][number]>()(tauxDeLicence, { type: ['typeLicence', licenceMapping], rate: 'taux' }),
    ),
  ],
  durations: ['durees', listOf(mapping<Rates['durations'][number]>()(tauxDeDuree, { months: 'mois', rate: 'taux' }))],
});

const information = mapping<Omit<Site, Named | 'completeness'> & { readonly current: Pick<Site, Named> }>()(
  infosSiteWeb,
  {
    current: ['siteWebCourant', current],
    platform: 'plateformeWeb',
    social: ['social', listOf(mapping<Site['social'][number]>()(socialPage, { name: 'nom', url: 'url' }))],
    url: 'urlSite',
    otherLanguageUrl: 'urlSiteAutreLangue',
    requestId: 'demandeId',
    articles: ['listArticles', articles],
    countries: ['listePays', countries],
    prices: ['listePrix', prices],
    rates: ['bareme', omitted(rates)],
    immediatePurchase: 'achatImmediat',
    hasDocuments: 'documentsPDF',
    hasRegions: 'regionsAdresses',
  },
);

/** The site's information (specification §3). */
const siteCodec = answerCodec(infosSiteWeb, {
  decode: (wire): Site => {
    const { current: named, ...site } = information.decode(wire);
    return { ...named, ...site, completeness: whole };
  },
  encode: (site) => information.encode({ ...site, current: site }),
});

/** The calls about the site. */
export const siteCalls = {
  infossiteweb: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infossiteweb',
    answer: siteCodec,
    sameFor: 'strangers',
    fixtures: ['infossiteweb'],
    purpose: 'Tells what the site is: its name, contact, publications, countries and prices.',
  }),
  'ressources/clean': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/ressources/clean',
    changesOnGet: true,
    fixtures: ['ressources-clean'],
    purpose: 'Drops what the caller’s browser keeps of texts and of the site, in both languages.',
  }),
};
