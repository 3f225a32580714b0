import type { Infer } from 'superstruct';
import { array, boolean, enums, nullable, number, object, optional, string, type } from 'superstruct';
import type { Account, AccountSubscription, Wallet } from '../../machines/domain/account.ts';
import { loginMode, modificationType } from '../../machines/domain/enumerations.ts';
import { money } from '../../machines/domain/money.ts';
import type { Credentials, Visitor } from '../../machines/domain/visitor.ts';
import { signInForm } from '../../machines/validation/forms/sign-in.ts';
import { devise, montant } from './amount.ts';
import { codec } from './codec.ts';

const porteMonnaie = type({
  etat: number(),
  montant,
  devise,
  soldeAvantMigration: number(),
  cumulReelAvantMigration: number(),
});

const abonnementUtilisateur = type({
  aboIId: number(),
  listeBeneficiaires: array(
    type({
      docIId: number(),
      demandeModification: optional(type({ typeModif: enums(Object.values(modificationType)) })),
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
  porteMonnaie: nullable(porteMonnaie),
  lesAbonnementUtilisateur: array(abonnementUtilisateur),
});

const visiteur = type({
  utilisateur: nullable(utilisateur),
  modeConnexion: enums(Object.values(loginMode)),
  /** The invoice that a link opened. */
  factureToken: nullable(type({ factureIId: number(), reference: string() })),
});

function walletFromWire(wire: Infer<typeof porteMonnaie>): Wallet {
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
      pendingModification: demandeModification?.typeModif ?? null,
    })),
  };
}

function subscriptionToWire({ id, readers }: AccountSubscription): Infer<typeof abonnementUtilisateur> {
  return {
    aboIId: id,
    listeBeneficiaires: readers.map((reader) => ({
      docIId: reader.id,
      ...(reader.pendingModification !== null && { demandeModification: { typeModif: reader.pendingModification } }),
    })),
  };
}

function accountFromWire(wire: Infer<typeof utilisateur>): Account {
  return {
    id: wire.docIId,
    lastName: wire.nom,
    firstName: wire.prenom,
    civility: wire.civilite,
    email: wire.email,
    isEmailVerified: wire.emailVerifie,
    isValid: wire.compteValide,
    wallet: wire.porteMonnaie && walletFromWire(wire.porteMonnaie),
    subscriptions: wire.lesAbonnementUtilisateur.map(subscriptionFromWire),
  };
}

function accountToWire(account: Account): Infer<typeof utilisateur> {
  return {
    docIId: account.id,
    nom: account.lastName,
    prenom: account.firstName,
    civilite: account.civility,
    email: account.email,
    emailVerifie: account.isEmailVerified,
    compteValide: account.isValid,
    porteMonnaie: account.wallet && walletToWire(account.wallet),
    lesAbonnementUtilisateur: account.subscriptions.map(subscriptionToWire),
  };
}

/** Who the visitor is (specification §3, User). */
export const visitorCodec = codec<Visitor, Infer<typeof visiteur>>(visiteur, {
  decode: ({ utilisateur: account, modeConnexion, factureToken }) => ({
    account: account && accountFromWire(account),
    mode: modeConnexion,
    tokenInvoice: factureToken && { id: factureToken.factureIId, reference: factureToken.reference },
  }),
  encode: ({ account, mode, tokenInvoice }) => ({
    utilisateur: account && accountToWire(account),
    modeConnexion: mode,
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
  object({ email: signInForm.schema.email, motDePasse: signInForm.schema.password }),
  {
    decode: ({ email, motDePasse }): Credentials => ({ email, password: motDePasse }),
    encode: ({ email, password }) => ({ email, motDePasse: password }),
  },
);
