import type { Infer } from 'superstruct';
import { array, boolean, nullable, number, object, optional, string, type } from 'superstruct';
import type { Account, AccountSubscription, Wallet } from '../../machines/domain/account.ts';
import { civilityOf } from '../../machines/domain/account.ts';
import { contactKind, loginMode, modificationType } from '../../machines/domain/enumerations.ts';
import { currencies, money } from '../../machines/domain/money.ts';
import type { Credentials, SignOut, Visitor } from '../../machines/domain/visitor.ts';
import { signInForm } from '../../machines/validation/forms/sign-in.ts';
import { devise, montant } from './amount.ts';
import { codec } from './codec.ts';
import { code, knownNumber, UNKNOWN_CODE, writtenCode } from './known-code.ts';

const porteMonnaie = type({
  etat: number(),
  montant,
  devise: code(Object.fromEntries(currencies.entries())),
  soldeAvantMigration: number(),
  cumulReelAvantMigration: number(),
});

const abonnementUtilisateur = type({
  aboIId: number(),
  listeBeneficiaires: array(
    type({
      docIId: number(),
      demandeModification: optional(type({ typeModif: code(modificationType) })),
    }),
  ),
});

const utilisateur = type({
  docIId: number(),
  nom: string(),
  prenom: string(),
  civilite: number(),
  email: string(),
  emailVerifie: boolean(),
  compteValide: boolean(),
  /** Absent from a back end that does not tell it. */
  typeContact: optional(code(contactKind)),
  porteMonnaie: nullable(porteMonnaie),
  lesAbonnementUtilisateur: array(abonnementUtilisateur),
});

const visiteur = type({
  utilisateur: nullable(utilisateur),
  modeConnexion: code(loginMode),
  /** The invoice that a link opened. */
  factureToken: nullable(type({ factureIId: number(), reference: string() })),
});

const modeOf = knownNumber(loginMode);
const modificationOf = knownNumber(modificationType);
const contactOf = knownNumber(contactKind);

/** The wallet; none in a currency that this version cannot write. */
function walletFromWire(wire: Infer<typeof porteMonnaie>): Wallet | null {
  if (!devise.is(wire.devise)) return null;
  return {
    state: wire.etat,
    balance: money(wire.montant, wire.devise),
    balanceBeforeMigration: wire.soldeAvantMigration,
    totalBeforeMigration: wire.cumulReelAvantMigration,
  };
}

function walletToWire(wallet: Wallet): Infer<typeof porteMonnaie> {
  return {
    etat: wallet.state,
    montant: wallet.balance.minor,
    devise: wallet.balance.currency,
    soldeAvantMigration: wallet.balanceBeforeMigration,
    cumulReelAvantMigration: wallet.totalBeforeMigration,
  };
}

function subscriptionFromWire(wire: Infer<typeof abonnementUtilisateur>): AccountSubscription {
  return {
    id: wire.aboIId,
    readers: wire.listeBeneficiaires.map(({ docIId, demandeModification }) => ({
      id: docIId,
      pendingModification: demandeModification ? modificationOf(demandeModification.typeModif) : null,
    })),
  };
}

function subscriptionToWire({ id, readers }: AccountSubscription): Infer<typeof abonnementUtilisateur> {
  return {
    aboIId: id,
    listeBeneficiaires: readers.map((reader) => ({
      docIId: reader.id,
      ...(reader.pendingModification !== null && {
        demandeModification: { typeModif: writtenCode(reader.pendingModification) },
      }),
    })),
  };
}

function accountFromWire(wire: Infer<typeof utilisateur>): Account {
  return {
    id: wire.docIId,
    lastName: wire.nom,
    firstName: wire.prenom,
    civility: civilityOf({ lastName: wire.nom, firstName: wire.prenom, civility: wire.civilite }),
    email: wire.email,
    isEmailVerified: wire.emailVerifie,
    isValid: wire.compteValide,
    kind: contactOf(wire.typeContact ?? UNKNOWN_CODE),
    wallet: wire.porteMonnaie && walletFromWire(wire.porteMonnaie),
    subscriptions: wire.lesAbonnementUtilisateur.map(subscriptionFromWire),
  };
}

function accountToWire(account: Account): Infer<typeof utilisateur> {
  return {
    docIId: account.id,
    nom: account.lastName,
    prenom: account.firstName,
    civilite: civilityOf(account),
    email: account.email,
    emailVerifie: account.isEmailVerified,
    compteValide: account.isValid,
    typeContact: writtenCode(account.kind),
    porteMonnaie: account.wallet && walletToWire(account.wallet),
    lesAbonnementUtilisateur: account.subscriptions.map(subscriptionToWire),
  };
}

/** Who the visitor is (specification §3, User). */
export const visitorCodec = codec<Visitor, Infer<typeof visiteur>>(visiteur, {
  decode: ({ utilisateur: account, modeConnexion, factureToken }) => ({
    account: account && accountFromWire(account),
    mode: modeOf(modeConnexion),
    tokenInvoice: factureToken && { id: factureToken.factureIId, reference: factureToken.reference },
  }),
  encode: ({ account, mode, tokenInvoice }) => ({
    utilisateur: account && accountToWire(account),
    modeConnexion: writtenCode(mode),
    factureToken: tokenInvoice && { factureIId: tokenInvoice.id, reference: tokenInvoice.reference },
  }),
});

/** What `GET /ajax/user` is asked: the token of an invoice link, if the visitor came by one. */
export const visitorQueryCodec = codec(object({ invoiceToken: optional(string()) }), {
  decode: ({ invoiceToken }): { readonly invoiceToken: string | null } => ({ invoiceToken: invoiceToken ?? null }),
  encode: ({ invoiceToken }) => (invoiceToken === null ? {} : { invoiceToken }),
});

/** A sign-in with password. */
export const credentialsCodec = codec(
  object({
    email: signInForm.schema.email,
    motDePasse: signInForm.schema.password,
    resterConnecte: optional(boolean()),
  }),
  {
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
  },
);

/** How far a sign-out goes: this browser, or wherever the person is signed in. */
export const signOutCodec = codec(object({ partout: optional(boolean()) }), {
  decode: ({ partout = false }): SignOut => ({ everywhere: partout }),
  encode: ({ everywhere }) => (everywhere ? { partout: true } : {}),
});
