import type { Infer } from 'superstruct';
import { literal, nullable, object, string } from 'superstruct';
import { civilityOf } from '../domain/account.ts';
import { modificationType, UNSET_CIVILITY } from '../domain/enumerations.ts';
import type {
  EmailChange,
  EmailChangeRequest,
  PasswordChange,
  PersonalIdentity,
  PersonalInformation,
  Profile,
} from '../domain/profile.ts';
import { emailChangeForm, identityForm, informationForm, passwordChangeForm } from '../validation/forms/profile.ts';
import { oneOf } from '../validation/rules/text.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { formFields } from './wire-names.ts';
import { code, knownNumber } from './known-code.ts';
import { answeredSource, codedSource, sourceMapping, sourceWords } from './acquisition-source.ts';
import { lenientWhole } from './lenient.ts';
import { mapping, orNull, requestOf, trimmed } from './mapping.ts';
import type { Mapping } from './mapping.ts';

const { civility, firstName, lastName, phone } = identityForm.schema;

const identite = object({ civilite: civility, prenom: firstName, nom: lastName, telephone: phone });

/** Wire names of the identity form. */
const identityNames = {
  civility: 'civilite',
  firstName: ['prenom', trimmed],
  lastName: ['nom', trimmed],
  phone: ['telephone', trimmed],
} as const;

/** A person's identity, as typed. */
const identityCodec = requestOf<PersonalIdentity>()(identite, identityNames);

const { organisation, jobTitle, sector } = informationForm.schema;

const informations = object({
  organisme: organisation,
  fonction: jobTitle,
  secteur: sector,
  sourceAcquisition: nullable(codedSource(oneOf(sourceWords))),
});

/** Wire names of the form about a person's work. */
const informationNames = {
  organisation: ['organisme', trimmed],
  jobTitle: ['fonction', trimmed],
  sector: ['secteur', trimmed],
  source: ['sourceAcquisition', orNull(sourceMapping)],
} as const;

/** A person's work, and how they came to know of the publisher. */
const informationCodec = requestOf<PersonalInformation>()(informations, informationNames);

const adresseElectronique = object({
  email: emailChangeForm.schema.email,
  motDePasseActuel: emailChangeForm.schema.presentPassword,
});

/** Wire names of another email address. */
const emailChangeNames = { email: 'email', presentPassword: 'motDePasseActuel' } as const;

/** Another email address. */
const emailChangeCodec = requestOf<EmailChangeRequest>()(adresseElectronique, emailChangeNames);

/** A request to resend the email that confirms a changed email address. */
const emailResendingCodec = codec<null, { renvoyer: true }>(object({ renvoyer: literal(true) }), {
  decode: () => null,
  encode: () => ({ renvoyer: true }),
});

/** Cancels the change of the email address. */
const emailCancellingCodec = codec<null, { annuler: true }>(object({ annuler: literal(true) }), {
  decode: () => null,
  encode: () => ({ annuler: true }),
});

const motsDePasse = object({
  motDePasseActuel: passwordChangeForm.schema.presentPassword,
  motDePasse: passwordChangeForm.schema.password,
});

/** Wire names of another password. */
const passwordChangeNames = { presentPassword: 'motDePasseActuel', password: 'motDePasse' } as const;

/** Another password. */
const passwordChangeCodec = requestOf<PasswordChange>()(motsDePasse, passwordChangeNames);

const changement = fields({
  typeModif: required(code(modificationType), 'variant'),
  email: required(string(), 'identity'),
  dateExpiration: required(instant(), 'time'),
});

/** An account may have no email address: empty. */
const profil = fields({
  civilite: withDefault(lenientWhole(), UNSET_CIVILITY),
  prenom: withDefault(string(), ''),
  nom: withDefault(string(), ''),
  telephone: withDefault(string(), ''),
  organisme: withDefault(string(), ''),
  fonction: withDefault(string(), ''),
  secteur: withDefault(string(), ''),
  sourceAcquisition: optional(code(Object.fromEntries(sourceWords.map((word) => [word, word])))),
  email: withDefault(string(), '', 'identity'),
  /** The change that awaits confirmation (specification §3, modification request). */
  demandeModification: optional(changement),
});

const changeType = knownNumber(modificationType);

/** Only a change of the email address is one here. */
const emailChange: Mapping<EmailChange | null, Infer<typeof changement> | null> = {
  decode: (wire) =>
    wire && changeType.decode(wire.typeModif) === modificationType.email
      ? { email: wire.email, expiresAt: wire.dateExpiration }
      : null,
  encode: (change) =>
    change && { typeModif: modificationType.email, email: change.email, dateExpiration: change.expiresAt },
};

const names = mapping<Profile>()(profil, {
  identity: { civility: 'civilite', firstName: 'prenom', lastName: 'nom', phone: 'telephone' },
  information: {
    organisation: 'organisme',
    jobTitle: 'fonction',
    sector: 'secteur',
    source: ['sourceAcquisition', orNull(answeredSource)],
  },
  email: 'email',
  emailChange: ['demandeModification', emailChange],
});

/** A person without a name has no civility, either. */
const withCivility = ({ identity, ...profile }: Profile): Profile => ({
  ...profile,
  identity: { ...identity, civility: civilityOf(identity) },
});

/** A person's profile. */
const profileCodec = answerCodec(profil, {
  decode: (wire) => withCivility(names.decode(wire)),
  encode: (profile) => names.encode(withCivility(profile)),
});

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Calls about a person's profile, email address and password. */
export const profileCalls = {
  'user/update': call({
    ...ownersOnly,
    path: '/ajax/user',
    request: identityCodec,
    answer: profileCodec,
    fields: formFields<Infer<typeof identityForm>>(identityNames),
    port: { name: 'saveIdentity' },
    fixtures: ['user-update', 'user-update.incomplete'],
    purpose: 'Keeps who the caller says they are.',
  }),
  'user/informations': call({
    ...ownersOnly,
    path: '/ajax/user/informations',
    answer: profileCodec,
    readsOnly: true,
    port: { name: 'readProfile' },
    fixtures: ['user-informations'],
    purpose: 'Tells what is known of the caller.',
  }),
  'user/informations/update': call({
    ...ownersOnly,
    path: '/ajax/user/informations',
    asks: { field: 'secteur' },
    request: informationCodec,
    answer: profileCodec,
    fields: formFields<Infer<typeof informationForm>>(informationNames),
    port: { name: 'saveInformation' },
    fixtures: ['user-informations-update', 'user-informations-update.too-long'],
    purpose: 'Keeps what the caller says of their work, and how they came to know of the publisher.',
  }),
  'user/email': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    request: emailChangeCodec,
    answer: profileCodec,
    refuses: true,
    failures: [429],
    fields: formFields<Infer<typeof emailChangeForm>>(emailChangeNames),
    fixtures: ['user-email', 'user-email.refused', 'user-email.incomplete'],
    purpose:
      'Writes to another email address, whose reader confirms it; says the same where it belongs to another account.',
  }),
  'user/email/resend': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    asks: { field: 'renvoyer' },
    request: emailResendingCodec,
    answer: profileCodec,
    failures: [429],
    port: { name: 'resendEmailChange' },
    fixtures: ['user-email-resend', 'user-email-resend.none'],
    purpose: 'Writes once more to the email address that awaits confirmation; where none does, only says so.',
  }),
  'user/email/cancel': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    asks: { field: 'annuler' },
    request: emailCancellingCodec,
    answer: profileCodec,
    port: { name: 'cancelEmailChange' },
    fixtures: ['user-email-cancel'],
    purpose: 'Leaves the email address as it is: the emailed link is revoked. Succeeds, too, where none was sent.',
  }),
  'user/password': call({
    ...ownersOnly,
    path: '/ajax/user/password',
    request: passwordChangeCodec,
    refuses: true,
    failures: [429],
    fields: formFields<Infer<typeof passwordChangeForm>>(passwordChangeNames),
    fixtures: ['user-password', 'user-password.refused', 'user-password.guessable'],
    purpose: 'Replaces the caller’s password; every other session ends, and a letter tells. Sent again, it is done.',
  }),
};
