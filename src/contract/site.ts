import { array, enums, nullable, number, optional, record, string, type } from 'superstruct';
import type { PublicationKind, Region } from '../../machines/domain/catalogue.ts';
import type { Site } from '../../machines/domain/site.ts';
import { knownTimeZone } from '../../machines/domain/time-zone.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { codec } from './codec.ts';
import { inverted } from './inverted.ts';

const kinds = { press: 'presse', database: 'baseDeDonnees' } as const satisfies Record<PublicationKind, string>;

const regions = {
  all: 'toutes',
  north: 'nord',
  westCentral: 'ouestCentre',
  eastSouthern: 'estSud',
} as const satisfies Record<Region, string>;

const kindOf = inverted(kinds);
const regionOf = inverted(regions);

const publication = type({
  pubSId: number(),
  titre: string(),
  nature: enums(Object.values(kinds)),
  region: enums(Object.values(regions)),
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
  listePays: record(string(), string()),
  listePrix: array(type({ pubSId: number(), prixHT: somme })),
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
      kind: kindOf[nature],
      region: regionOf[region],
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
