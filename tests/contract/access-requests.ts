import type { CallName } from '../../contract/calls.ts';
import { detailsMapping } from '../../contract/quotation-details.ts';
import type { Scenario } from './test-server.ts';
import { signupOnWire } from './newsletter-emails.ts';
import { accountOnWire, strangeAddress } from './password-emails.ts';
import { firstInvoice, orderOf } from './people.ts';
import { details, quotationOf } from './quotations.ts';
import { draftOf, offer, quoteOf } from './quote-requests.ts';
import { listAsked, readingsAsked, walletAsked, watchAsked } from './wire-bodies.ts';
import { billed, paris, subscriptionOf } from './subscriptions.ts';

/** A licence with readers and networks without a pending request, and with a request that awaits the office. */
export interface LicenceThings {
  readonly scenario: Scenario;
  readonly readers: readonly [number, number];
  readonly ranges: readonly [number, number];
  readonly request: number;
}

/** The owners of the requested records. */
interface Owners {
  readonly owner: Scenario;
  /** Has paid. */
  readonly payer: Scenario;
  /** A renewal that its owner may pay for. */
  readonly renewal: Scenario;
  /** A quotation that its owner has accepted. */
  readonly quotation: Scenario;
  /** A licence that its owner administers, with the readers and networks that the calls name. */
  readonly licence: LicenceThings;
  /** A payment of the owner's first invoice. */
  readonly reference: string;
  /** The version of the renewal that its owner has read, and one of the owner’s addresses. */
  readonly version: string;
  readonly addressId: number;
}

/** The body of each call about the owner’s records, which no other account may reach. */
export function accessRequests(people: () => Owners): Readonly<Record<CallName, () => object>> {
  /** The quotation in the version that its owner has read. */
  const seen = () => {
    const { id, version } = quotationOf(people().quotation);
    return { aboIId: id, version };
  };
  const licence = () => ({ aboIId: subscriptionOf(people().licence.scenario) });
  const reader = { civilite: 2, prenom: 'Zénabou', nom: 'Zongo' };
  return {
    infossiteweb: () => ({}),
    'ressources/clean': () => ({}),
    user: () => ({}),
    'user/reset': () => ({}),
    'user/link': () => ({}),
    'login/login': () => ({ email: 'nobody@example.org', motDePasse: 'wrong' }),
    'login/logout': () => ({}),
    'login/create': () => accountOnWire(strangeAddress()),
    'password/forget': () => ({ email: strangeAddress(), redirection: null }),
    'password/link': () => ({ lien: true }),
    'password/choose': () => ({ motDePasse: 'trois pirogues au soleil' }),
    'newsletter/resend': () => ({}),
    'newsletter/offered': () => ({ choix: true }),
    'form/newsletter': () => signupOnWire(strangeAddress()),
    'newsletter/repeat': () => ({ email: strangeAddress() }),
    'invoice/read': () => ({ referencePaiement: people().reference }),
    'invoice/help': () => ({
      factureIIds: [firstInvoice(people().owner).id],
      message: 'Bonjour',
      email: 'a@example.org',
    }),
    'invoice/receipt-copy': () => ({ referencePaiement: firstInvoice(people().payer).paidBy, email: 'a@example.org' }),
    'invoice/checkout': () => orderOf(people().owner),
    'simulateurv2/commande': () => ({ offre: offer, pays: null, numeroTVA: null }),
    'infosquote/read': () => ({}),
    'infosquote/update': () => ({ version: 0, brouillon: draftOf() }),
    'infosquote/reset': () => ({}),
    'subscriptions/commande': () => quoteOf('access@example.org'),
    'user/adresse': () => ({}),
    'user/adresse/update': () => ({ adresseIId: people().addressId, adresse: paris }),
    'user/adresse/select': () => ({ adresseIId: people().addressId, selection: true }),
    'user/adresse/delete': () => ({ adresseIId: people().addressId }),
    'user/sessions': () => ({}),
    // devices.test.ts tries ownership: a missing device counts as signed out already.
    'user/sessions/end': () => ({ sessionIId: 2_000_000_000 }),
    'user/donnees': () => ({}),
    'user/donnees/confirm': () => ({ motDePasseActuel: 'wrong' }),
    'user/donnees/delete': () => ({ suppression: true, motDePasseActuel: 'wrong' }),
    servicesemail: () => ({}),
    'servicesemail/update': () => ({ pubSId: 11, rubrique: null, check: true, isSommairePublication: true }),
    servicesemailnopub: () => ({ docId: people().owner.account.id, pubSId: 11, check: false }),
    'subscriptionsv2/onlinesubscription': () => ({ aboIId: subscriptionOf(people().renewal), facturation: null }),
    'online/checkout': () => ({
      aboIId: subscriptionOf(people().renewal),
      facturation: billed(),
      moyen: 'carte',
      version: people().version,
    }),
    'articles/last': () => ({}),
    'articles/history': () => readingsAsked,
    'subscriptions/all': () => ({}),
    'subscription/read': () => ({ vue: 'abonnement', ...licence() }),
    'readers/read': () => ({ vue: 'lecteurs', ...licence(), texte: '', etat: null, curseur: null }),
    'readers/all': () => ({ vue: 'tousLecteurs', ...licence() }),
    'reader/read': () => ({ vue: 'lecteur', ...licence(), docIId: people().licence.readers[0] }),
    'ranges/read': () => ({ vue: 'plages', ...licence() }),
    'reader/add': () => ({ ...licence(), lecteurs: [{ ...reader, email: strangeAddress() }], supplement: null }),
    'reader/update': () => ({ ...licence(), docIId: people().licence.readers[0], ...reader, email: strangeAddress() }),
    'reader/delete': () => ({ ...licence(), docIId: people().licence.readers[1] }),
    'ip/add': () => ({ ...licence(), plages: [{ plage: '198.51.100.200', libelle: '' }] }),
    'ip/update': () => ({
      ...licence(),
      plageIId: people().licence.ranges[0],
      plage: '198.51.100.210',
      libelle: 'Dakar',
    }),
    'ip/delete': () => ({ ...licence(), plageIId: people().licence.ranges[1] }),
    'modification/read': () => ({ vue: 'demande', demandeIId: people().licence.request }),
    'modification/update': () => ({ action: 'annulation', demandeIId: people().licence.request }),
    'read-later/read': () => ({ liste: 'lirePlusTard', ...listAsked }),
    'read-later/keep': () => ({ action: 'garder', artIId: 80_001 }),
    'read-later/drop': () => ({ action: 'retirer', artIId: 80_001 }),
    'user/pme': () => walletAsked,
    'user/pme/statement': () => ({ releve: true, ...walletAsked }),
    'form/contact': () => ({ typeDemande: 'support', numeroConcerne: '', message: 'Bonjour' }),
    'user/update': () => ({ civilite: 2, prenom: 'Awa', nom: 'NDIAYE', telephone: '' }),
    'user/informations': () => ({}),
    'user/informations/update': () => ({ organisme: '', fonction: '', secteur: '', sourceAcquisition: null }),
    // Answered with 200 and a refusal: every signed-in user may make the call.
    'user/email': () => ({ email: strangeAddress(), motDePasseActuel: 'wrong' }),
    'user/email/resend': () => ({ renvoyer: true }),
    'user/email/cancel': () => ({ annuler: true }),
    'user/password': () => ({ motDePasseActuel: 'wrong', motDePasse: 'trois pirogues au soleil' }),
    notifications: () => ({}),
    'veilles/create': () => watchAsked,
    'veilles/delete': () => ({ veilleIId: 4001 }),
    'quotation/read': () => ({ aboIId: seen().aboIId }),
    'quotation/start': () => ({ typeDemande: 'nouveauDevis', offre: offer }),
    'quotation/order': () => ({ typeDemande: 'commande', ...seen() }),
    'quotation/offer': () => ({ ...seen(), offre: offer }),
    'quotation/details': () => ({ ...seen(), coordonnees: detailsMapping.encode(details) }),
    'quotation/share': () => ({ aboIId: seen().aboIId, partage: true }),
    'quotation/accept': () => ({ ...seen(), decision: 'acceptation' }),
    'quotation/decline': () => ({ ...seen(), decision: 'refus', motif: 'prix', message: '' }),
    'quotation/ask-for-change': () => ({ ...seen(), decision: 'modification', message: 'Moins' }),
  };
}
