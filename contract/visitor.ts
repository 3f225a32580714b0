import type { Infer } from 'superstruct';
import { array, boolean, coerce, object, optional as maybe, string, unknown } from 'superstruct';
import type { Account, AccountSubscription, ReadWallet, RunningLicence } from '../domain/account.ts';
import { civilityOf } from '../domain/account.ts';
import { contactKind, loginMode, modificationType, UNSET_CIVILITY } from '../domain/enumerations.ts';
import type { Credentials, SignOut, Visitor } from '../domain/visitor.ts';
import { signInForm } from '../validation/forms/sign-in.ts';
import { amountMapping, devise, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { distinct, fields, optional, part, partRows, required, withDefault } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { codec } from './codec.ts';
import { day } from './dates.ts';
import { formFields } from './wire-names.ts';
import { code, knownNumber, UNKNOWN_CODE } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import type { Mapping } from './mapping.ts';
import { answerOf, listOf, mapping, omitted, orNull, orUnread } from './mapping.ts';
import { demandeListee, listedRequest } from './modification-summary.ts';

/** The currency is ours: the specification’s wallet has none, and its amount may be of credits or cents. */
const porteMonnaie = fields({
  etat: required(lenientWhole(), 'money'),
  montant: required(montant, 'money'),
  devise: optional(devise, 'money'),
  soldeAvantMigration: optional(lenientWhole(), 'money'),
  cumulReelAvantMigration: optional(lenientWhole(), 'money'),
});

const demande = fields({ typeModif: required(code(modificationType), 'variant') });

const beneficiaire = fields({
  docIId: required(lenientIdentifier(), 'identity'),
  demandeModification: optional(demande, 'content'),
});

/** `motif` stands in the request, too, where pages of the release before do not look for it. */
const refus = fields({ demande: required(demandeListee, 'content'), motif: withDefault(string(), '') });

/** Ours: what the first page of the account shows of a licence that runs. */
const licenceEnCours = fields({
  nombreLecteurs: required(lenientWhole(), 'content'),
  fin: required(day(), 'time'),
  pubSIds: withDefault(array(lenientIdentifier()), []),
  supplement: optional(somme, 'money'),
  nombrePlages: optional(lenientWhole()),
  nombreDemandes: withDefault(lenientWhole(), 0, 'content'),
  demandesEnAttente: withDefault(array(demandeListee), []),
  dernierRefus: optional(refus),
});

const abonnementUtilisateur = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  listeBeneficiaires: required(distinct(beneficiaire), 'content'),
  plagesEnAttente: withDefault(lenientWhole(), 0, 'content'),
  demandesRefusees: withDefault(lenientWhole(), 0, 'content'),
  licence: optional(licenceEnCours),
});

const utilisateur = fields({
  docIId: required(lenientIdentifier(), 'identity'),
  nom: withDefault(string(), ''),
  prenom: withDefault(string(), ''),
  civilite: withDefault(lenientWhole(), UNSET_CIVILITY),
  email: withDefault(string(), '', 'identity'),
  emailVerifie: optional(lenientBoolean()),
  compteValide: optional(lenientBoolean()),
  typeContact: withDefault(code(contactKind), UNKNOWN_CODE),
  porteMonnaie: part(porteMonnaie, null),
  /** Their requests are counted together: without one of them there is no count. */
  lesAbonnementUtilisateur: partRows(abonnementUtilisateur),
});

const facture = fields({
  factureIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
});

const enveloppe = fields({
  utilisateur: optional(utilisateur, 'identity'),
  /** The specification's user has none: then the person has signed in by password. */
  modeConnexion: withDefault(code(loginMode), loginMode.password),
  /** The invoice that a link opened. */
  factureToken: optional(facture, 'identity'),
});

/** The wrapper around the user is ours: the specification's fields (§3, User) may stand in its place. */
const visiteur = coerce(enveloppe, unknown(), (wire) =>
  typeof wire === 'object' && wire !== null && ('docIId' in wire || 'email' in wire)
    ? { utilisateur: wire, ...wire }
    : wire,
);

const modification = knownNumber(modificationType);

const wallet = mapping<ReadWallet>()(porteMonnaie, {
  state: 'etat',
  balance: { minor: 'montant', currency: 'devise' },
  balanceBeforeMigration: 'soldeAvantMigration',
  totalBeforeMigration: 'cumulReelAvantMigration',
});

const pending: Mapping<ReturnType<typeof modification.decode>, Infer<typeof demande>> = {
  decode: ({ typeModif }) => modification.decode(typeModif),
  encode: (type) => ({ typeModif: modification.encode(type) }),
};

const reader = mapping<AccountSubscription['readers'][number]>()(beneficiaire, {
  id: 'docIId',
  pendingModification: ['demandeModification', omitted(pending)],
});

const rejection: Mapping<
  NonNullable<RunningLicence['rejection']>,
  Infer<typeof refus>,
  Written<Infer<typeof refus>>
> = {
  decode: ({ demande: wire, motif }) => {
    const request = listedRequest.decode(wire);
    return { ...request, reason: request.reason ?? (motif === '' ? null : motif) };
  },
  encode: (request) => ({ demande: listedRequest.encode(request), motif: request.reason ?? '' }),
};

const runningLicence = mapping<RunningLicence>()(licenceEnCours, {
  seats: 'nombreLecteurs',
  endsOn: 'fin',
  publicationIds: 'pubSIds',
  nextSeat: ['supplement', orNull(amountMapping)],
  ranges: 'nombrePlages',
  pendingCount: 'nombreDemandes',
  pending: ['demandesEnAttente', listOf(listedRequest)],
  rejection: ['dernierRefus', orNull(rejection)],
});

const subscription = mapping<AccountSubscription>()(abonnementUtilisateur, {
  id: 'aboIId',
  readers: ['listeBeneficiaires', listOf(reader)],
  pendingRanges: 'plagesEnAttente',
  rejectedRequests: 'demandesRefusees',
  licence: ['licence', orNull(runningLicence)],
});

const account = mapping<Account>()(utilisateur, {
  id: 'docIId',
  lastName: 'nom',
  firstName: 'prenom',
  civility: 'civilite',
  email: 'email',
  isEmailVerified: 'emailVerifie',
  isValid: 'compteValide',
  kind: ['typeContact', knownNumber(contactKind)],
  wallet: ['porteMonnaie', orNull(orUnread(wallet))],
  subscriptions: ['lesAbonnementUtilisateur', orUnread(listOf(subscription))],
});

/** A person without a name has no civility, either. */
const withCivility = (person: Account): Account => ({ ...person, civility: civilityOf(person) });

const tokenInvoice = mapping<NonNullable<Visitor['tokenInvoice']>>()(facture, {
  id: 'factureIId',
  reference: 'reference',
});

const accountWithCivility: Mapping<Account, Infer<typeof utilisateur>, Written<Infer<typeof utilisateur>>> = {
  decode: (wire) => withCivility(account.decode(wire)),
  encode: (person) => account.encode(withCivility(person)),
};

/** The visitor (specification §3, User). */
export const visitorCodec = answerOf<Visitor>()(visiteur, {
  account: ['utilisateur', orNull(accountWithCivility)],
  mode: ['modeConnexion', knownNumber(loginMode)],
  tokenInvoice: ['factureToken', orNull(tokenInvoice)],
});

/** Query of `GET /ajax/user`: the token of an invoice link, if the visitor came by one. */
const visitorQueryCodec = codec(object({ invoiceToken: maybe(string()) }), {
  decode: ({ invoiceToken }): { readonly invoiceToken: string | null } => ({ invoiceToken: invoiceToken ?? null }),
  encode: ({ invoiceToken }) => (invoiceToken === null ? {} : { invoiceToken }),
});

const identifiants = object({
  email: signInForm.schema.email,
  motDePasse: signInForm.schema.password,
  resterConnecte: maybe(boolean()),
});

/** Wire names of a sign-in. */
const signInNames = { email: 'email', password: 'motDePasse' } as const;

/** A sign-in with password. */
const credentialsCodec = codec(identifiants, {
  decode: ({ email, motDePasse, resterConnecte = false }): Credentials => ({
    email,
    password: motDePasse,
    staysSignedIn: resterConnecte,
  }),
  encode: ({ email, password, staysSignedIn }) => ({
    email,
    motDePasse: password,
    ...(staysSignedIn && { resterConnecte: true }),
  }),
});

/** Scope of a sign-out: this browser, or all of the person's sessions. */
const signOutCodec = codec(object({ partout: maybe(boolean()) }), {
  decode: ({ partout = false }): SignOut => ({ everywhere: partout }),
  encode: ({ everywhere }) => (everywhere ? { partout: true } : {}),
});

/** Calls about who the visitor is, and signing in and out. */
export const visitorCalls = {
  user: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user',
    query: visitorQueryCodec,
    answer: visitorCodec,
    refuses: true,
    identifiesCaller: true,
    failures: [403, 429],
    fixtures: ['user.signed-in', 'user.anonymous', 'user.by-token', 'user.token-refused'],
    purpose: 'Tells who the visitor is; exchanges the token of an invoice link for a scoped cookie.',
  }),
  'user/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user/reset',
    answer: visitorCodec,
    identifiesCaller: true,
    fixtures: ['user-reset'],
    purpose: 'Tells who the visitor is, past every cache.',
  }),
  'user/link': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/user/link',
    refuses: true,
    failures: [429],
    successWords: omittedWords.byPage,
    fixtures: ['user-link', 'user-link.unknown'],
    purpose:
      'Emails a new link to the account of the invoice whose expired or revoked link this browser has opened; the same answer for a link that never existed.',
  }),
  'login/login': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/login',
    request: credentialsCodec,
    answer: visitorCodec,
    refuses: true,
    identifiesCaller: true,
    failures: [429],
    fields: formFields<Infer<typeof signInForm>>(signInNames),
    fixtures: ['login.accepted', 'login.refused', 'login.incomplete'],
    purpose: 'Signs in by password.',
  }),
  'login/logout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/logout',
    request: signOutCodec,
    successWords: { omitted: 'The session says so, as soon as it is true of every page.' },
    port: { name: 'signOut' },
    fixtures: ['logout', 'logout.everywhere'],
    purpose: 'Signs out, here or wherever the person is signed in, and ends the visit by an invoice link.',
  }),
  'newsletter/resend': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/newsletter/resend',
    callers: ['limited', 'signedIn'],
    failures: [429],
    successWords: omittedWords.byPage,
    port: { name: 'resendVerification' },
    fixtures: ['newsletter-resend'],
    purpose: 'Sends the message again that verifies the email address of the signed-in person.',
  }),
};
