import { create } from 'superstruct';
import { fieldIssues } from '../../contract/envelope.ts';
import type { Wire } from './visitor.ts';

/** The wire's offer of a demo publication and a demo database. */
export const offer = {
  pubSIds: [11, 16],
  typeLicence: 'professionnelle',
  nombreLecteurs: 5,
  dureeMois: 12,
  devise: 'EUR',
};

/** The wire's draft of a request, half typed. */
export function draftOf(change: object = {}) {
  return {
    pubSIds: [11],
    typeLicence: null,
    nombreLecteurs: 3,
    dureeMois: null,
    devise: 'EUR',
    civilite: 41,
    nom: 'Diallo',
    prenom: '',
    organisme: '',
    fonction: '',
    email: 'nadia@',
    telephone: '',
    pays: null,
    numeroTVA: '',
    sourceAcquisition: null,
    ...change,
  };
}

/** The wire's request for a quote, by someone with this email address. */
export function quoteOf(email: string, change: object = {}) {
  return {
    typeDemande: 'devis',
    offre: offer,
    demandeur: {
      civilite: 2,
      nom: 'Diallo',
      prenom: 'Nadia',
      organisme: 'Cabinet des Brumes',
      fonction: 'Documentaliste',
      email,
      telephone: '+33 1 99 00 12 34',
      pays: 'FR',
      sourceAcquisition: 'rechercheInternet',
      ...change,
    },
  };
}

/** The server's validation errors, by the wire's field. */
export function issuesOf({ body }: Wire): Readonly<Record<string, string>> {
  return create(body.data, fieldIssues).champs;
}
