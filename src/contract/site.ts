import type { Infer } from 'superstruct';
import { coerce, min, number, string, unknown, nullable, Struct } from 'superstruct';
import type { PublicationKind, Region } from '../../machines/domain/catalogue.ts';
import type { Site } from '../../machines/domain/site.ts';
import { knownTimeZone } from '../../machines/domain/time-zone.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import type { Where } from './answer.ts';
import { answerCodec, fields, optional, required, rows, withDefault, isBlank, omit } from './answer.ts';
import { call, defaults } from './call.ts';
import { regionCodes } from './codes.ts';
import { day } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { identifier, webAddress } from './scalars.ts';

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

const kindOf = knownCode(kinds);
const regionOf = knownCode(regions, regionCodes);

const publication = fields({
  pubSId: required(identifier(), 'identity'),
  titre: required(string(), 'content'),
  nature: withDefault(code(kinds), UNKNOWN_CODE),
  region: withDefault(code(regions), UNKNOWN_CODE),
});

/** In minutes. */
const delais = fields({
  inactivite: required(min(number(), 1), 'time'),
  lienFacture: required(min(number(), 1), 'time'),
});

const description = fields({
  code: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  email: withDefault(string(), ''),
  telephone: withDefault(string(), ''),
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
  fuseauHoraire: null,
  delais: null,
  publications: [],
};

/** The specification does not show what the current site is: an object, or its code alone. */
const siteWebCourant = coerce(description, unknown(), (wire) => (typeof wire === 'string' ? { code: wire } : wire));

const article = fields({
  artIId: required(identifier(), 'identity'),
  titre: required(string(), 'content'),
  datePublication: required(day(), 'time'),
});

const socialPage = fields({ nom: required(string(), 'content'), url: required(webAddress(), 'content') });

const price = fields({ pubSId: required(identifier(), 'identity'), prixHT: required(somme, 'money') });

/** The application starts when any of these is missing: a list that cannot be read is empty here. */
const infosSiteWeb = fields({
  siteWebCourant: withDefault(siteWebCourant, unnamed),
  plateformeWeb: withDefault(string(), ''),
  social: withDefault(rows(socialPage), []),
  urlSite: withDefault(webAddress(), ''),
  urlSiteAutreLangue: withDefault(webAddress(), ''),
  demandeId: optional(identifier()),
  listArticles: withDefault(rows(article), []),
  /** A map keyed by number (specification §3). */
  listePays: withDefault(countriesByNumber(), {}),
  listePrix: withDefault(rows(price), []),
});

/** The site's information (specification §3). */
const siteCodec = answerCodec<Site, Infer<typeof infosSiteWeb>>(infosSiteWeb, {
  decode: (wire) => ({
    code: wire.siteWebCourant.code,
    name: wire.siteWebCourant.nom,
    contact: { email: wire.siteWebCourant.email, phone: wire.siteWebCourant.telephone },
    timeZone: knownTimeZone(wire.siteWebCourant.fuseauHoraire),
    limits: wire.siteWebCourant.delais
      ? { idle: wire.siteWebCourant.delais.inactivite, link: wire.siteWebCourant.delais.lienFacture }
      : null,
    publications: wire.siteWebCourant.publications.map(({ pubSId, titre, nature, region }) => ({
      id: pubSId,
      title: titre,
      kind: kindOf(nature),
      region: regionOf(region),
    })),
    platform: wire.plateformeWeb,
    social: wire.social.map(({ nom, url }) => ({ name: nom, url })),
    url: wire.urlSite,
    otherLanguageUrl: wire.urlSiteAutreLangue,
    requestId: wire.demandeId,
    articles: wire.listArticles.map(({ artIId, titre, datePublication }) => ({
      id: artIId,
      title: titre,
      publishedOn: datePublication,
    })),
    countries: Object.entries(wire.listePays).map(([id, code]) => ({ id: Number(id), code })),
    prices: wire.listePrix.map(({ pubSId, prixHT }) => ({ publicationId: pubSId, price: amountFromWire(prixHT) })),
  }),
  encode: (site) => ({
    siteWebCourant: {
      code: site.code,
      nom: site.name,
      email: site.contact.email,
      telephone: site.contact.phone,
      fuseauHoraire: site.timeZone,
      ...(site.limits && { delais: { inactivite: site.limits.idle, lienFacture: site.limits.link } }),
      publications: site.publications.map(({ id, title, kind, region }) => ({
        pubSId: id,
        titre: title,
        nature: kinds[kind],
        region: regions[region],
      })),
    },
    plateformeWeb: site.platform,
    social: site.social.map(({ name, url }) => ({ nom: name, url })),
    urlSite: site.url,
    urlSiteAutreLangue: site.otherLanguageUrl,
    demandeId: site.requestId,
    listArticles: site.articles.map(({ id, title, publishedOn }) => ({
      artIId: id,
      titre: title,
      datePublication: publishedOn,
    })),
    listePays: Object.fromEntries(site.countries.map(({ id, code }) => [String(id), code])),
    listePrix: site.prices.map(({ publicationId, price }) => ({ pubSId: publicationId, prixHT: amountToWire(price) })),
  }),
});

/** The calls about the site. */
export const siteCalls = {
  infossiteweb: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infossiteweb',
    answer: siteCodec,
    sameFor: 'strangers',
    failures: [400],
    fixtures: ['infossiteweb'],
    purpose: 'Tells what the site is: its name, contact, publications, countries and prices.',
  }),
  'ressources/clean': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/ressources/clean',
    failures: [400, 403],
    changesOnGet: true,
    fixtures: ['ressources-clean'],
    purpose: 'Drops what the caller’s browser keeps of texts and of the site, in both languages.',
  }),
};
