import { array, nullable, number, optional, string, type } from 'superstruct';
import type { PublicationKind, Region } from '../../machines/domain/catalogue.ts';
import type { Site } from '../../machines/domain/site.ts';
import { knownTimeZone } from '../../machines/domain/time-zone.ts';
import { currencies } from '../../machines/domain/money.ts';
import { amountFromWire, amountToWire, montant, somme } from './amount.ts';
import { codec } from './codec.ts';
import { textsByName } from './compound.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';

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
const regionOf = knownCode(regions);

const publication = type({
  pubSId: number(),
  titre: string(),
  nature: code(kinds),
  region: code(regions),
});

const infosSiteWeb = type({
  siteWebCourant: type({
    code: string(),
    nom: string(),
    email: string(),
    telephone: string(),
    /** An IANA time zone. */
    fuseauHoraire: optional(string()),
    /** In minutes. */
    delais: optional(type({ inactivite: number(), lienFacture: number() })),
    publications: array(publication),
  }),
  plateformeWeb: string(),
  social: array(type({ nom: string(), url: string() })),
  urlSite: string(),
  urlSiteAutreLangue: string(),
  demandeId: nullable(number()),
  listArticles: array(type({ artIId: number(), titre: string(), datePublication: string() })),
  /** A map keyed by number (specification §3). */
  listePays: textsByName(),
  listePrix: array(
    type({ pubSId: number(), prixHT: type({ montant, devise: code(Object.fromEntries(currencies.entries())) }) }),
  ),
});

/** The site's information (specification §3). */
export const siteCodec = codec<Site, typeof infosSiteWeb.TYPE>(infosSiteWeb, {
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
    // A price in a currency that this version cannot write is none.
    prices: wire.listePrix.flatMap(({ pubSId, prixHT }) =>
      somme.is(prixHT) ? [{ publicationId: pubSId, price: amountFromWire(prixHT) }] : [],
    ),
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
