import type { Infer } from 'superstruct';
import { literal, nullable, number, object, string } from 'superstruct';
import { civilityOf } from '../../machines/domain/account.ts';
import { modificationType, UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import type {
  EmailChange,
  EmailChangeRequest,
  PasswordChange,
  PersonalIdentity,
  PersonalInformation,
  Profile,
} from '../../machines/domain/profile.ts';
import {
  emailChangeForm,
  identityForm,
  informationForm,
  passwordChangeForm,
} from '../../machines/validation/forms/profile.ts';
import { oneOf } from '../../machines/validation/rules/one-of.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { code, knownNumber, UNKNOWN_CODE } from './known-code.ts';
import { answeredSource, sourceFromWire, sourceToWire, sourceWords } from './quote-request.ts';
import type { WireNames } from './wire-names.ts';

const { civility, firstName, lastName, phone } = identityForm.schema;

const identite = object({ civilite: civility, prenom: firstName, nom: lastName, telephone: phone });

/** Wire names of the identity form. */
export const identityNames = {
  civility: 'civilite',
  firstName: 'prenom',
  lastName: 'nom',
  phone: 'telephone',
} as const satisfies WireNames<Infer<typeof identityForm>, keyof Infer<typeof identite>>;

/** A person's identity, as they typed it. */
export const identityCodec = codec(identite, {
  decode: (wire): PersonalIdentity => ({
    civility: wire.civilite,
    firstName: wire.prenom.trim(),
    lastName: wire.nom.trim(),
    phone: wire.telephone.trim(),
  }),
  encode: (identity) => ({
    civilite: identity.civility,
    prenom: identity.firstName,
    nom: identity.lastName,
    telephone: identity.phone,
  }),
});

const { organisation, jobTitle, sector } = informationForm.schema;

const informations = object({
  organisme: organisation,
  fonction: jobTitle,
  secteur: sector,
  sourceAcquisition: nullable(oneOf(sourceWords)),
});

/** Wire names of the form about a person's work. */
export const informationNames = {
  organisation: 'organisme',
  jobTitle: 'fonction',
  sector: 'secteur',
  source: 'sourceAcquisition',
} as const satisfies WireNames<Infer<typeof informationForm>, keyof Infer<typeof informations>>;

/** A person's work, and how they came to know of the publisher. */
export const informationCodec = codec(informations, {
  decode: (wire): PersonalInformation => ({
    organisation: wire.organisme.trim(),
    jobTitle: wire.fonction.trim(),
    sector: wire.secteur.trim(),
    source: sourceFromWire(wire.sourceAcquisition),
  }),
  encode: (information) => ({
    organisme: information.organisation,
    fonction: information.jobTitle,
    secteur: information.sector,
    sourceAcquisition: sourceToWire(information.source),
  }),
});

const adresseElectronique = object({
  email: emailChangeForm.schema.email,
  motDePasseActuel: emailChangeForm.schema.presentPassword,
});

/** Wire names of another e-mail address. */
export const emailChangeNames = {
  email: 'email',
  presentPassword: 'motDePasseActuel',
} as const satisfies WireNames<Infer<typeof emailChangeForm>, keyof Infer<typeof adresseElectronique>>;

/** Another e-mail address. */
export const emailChangeCodec = codec(adresseElectronique, {
  decode: (wire): EmailChangeRequest => ({ email: wire.email, presentPassword: wire.motDePasseActuel }),
  encode: ({ email, presentPassword }) => ({ email, motDePasseActuel: presentPassword }),
});

/** A request to resend the email that confirms a changed e-mail address. */
export const emailResendingCodec = codec<null, { renvoyer: true }>(object({ renvoyer: literal(true) }), {
  decode: () => null,
  encode: () => ({ renvoyer: true }),
});

/** The e-mail address shall stay as it is. */
export const emailCancellingCodec = codec<null, { annuler: true }>(object({ annuler: literal(true) }), {
  decode: () => null,
  encode: () => ({ annuler: true }),
});

const motsDePasse = object({
  motDePasseActuel: passwordChangeForm.schema.presentPassword,
  motDePasse: passwordChangeForm.schema.password,
});

/** Wire names of another password. */
export const passwordChangeNames = {
  presentPassword: 'motDePasseActuel',
  password: 'motDePasse',
} as const satisfies WireNames<Infer<typeof passwordChangeForm>, keyof Infer<typeof motsDePasse>>;

/** Another password. */
export const passwordChangeCodec = codec(motsDePasse, {
  decode: (wire): PasswordChange => ({ presentPassword: wire.motDePasseActuel, password: wire.motDePasse }),
  encode: ({ presentPassword, password }) => ({ motDePasseActuel: presentPassword, motDePasse: password }),
});

const changement = fields({
  typeModif: required(code(modificationType), 'variant'),
  email: required(string(), 'identity'),
  dateExpiration: required(instant(), 'time'),
});

const profil = fields({
  civilite: withDefault(number(), UNSET_CIVILITY),
  prenom: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  telephone: withDefault(string(), ''),
  organisme: withDefault(string(), ''),
  fonction: withDefault(string(), ''),
  secteur: withDefault(string(), ''),
  sourceAcquisition: optional(code(Object.fromEntries(sourceWords.map((word) => [word, word])))),
  email: required(string(), 'identity'),
  /** The change that awaits confirmation (specification §3, modification request). */
  demandeModification: optional(changement),
});

type Wire = Infer<typeof profil>;

const modificationOf = knownNumber(modificationType);

function emailChangeOf({ demandeModification: wire }: Wire): EmailChange | null {
  return wire && modificationOf(wire.typeModif) === modificationType.email
    ? { email: wire.email, expiresAt: wire.dateExpiration }
    : null;
}

/** What the publisher knows of a person. */
export const profileCodec = answerCodec<Profile, Wire>(profil, {
  decode: (wire) => ({
    identity: {
      civility: civilityOf({ firstName: wire.prenom, lastName: wire.nom, civility: wire.civilite }),
      firstName: wire.prenom,
      lastName: wire.nom,
      phone: wire.telephone,
    },
    information: {
      organisation: wire.organisme,
      jobTitle: wire.fonction,
      sector: wire.secteur,
      source: wire.sourceAcquisition === null ? null : answeredSource(wire.sourceAcquisition),
    },
    email: wire.email,
    emailChange: emailChangeOf(wire),
  }),
  encode: ({ identity, information, email, emailChange }) => ({
    civilite: civilityOf(identity),
    prenom: identity.firstName,
    nom: identity.lastName,
    telephone: identity.phone,
    organisme: information.organisation,
    fonction: information.jobTitle,
    secteur: information.sector,
    sourceAcquisition: information.source === 'unknown' ? UNKNOWN_CODE : sourceToWire(information.source),
    email,
    demandeModification: emailChange && {
      typeModif: modificationType.email,
      email: emailChange.email,
      dateExpiration: emailChange.expiresAt,
    },
  }),
});
