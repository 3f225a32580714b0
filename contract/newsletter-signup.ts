import type { Infer } from 'superstruct';
import { array, literal, nullable, object, refine, string } from 'superstruct';
import { defaultLocale } from '../domain/locale.ts';
import type { NewsletterSignup, OfferedNewsletter } from '../domain/newsletter.ts';
import { MOST_NEWSLETTERS, newsletterSignupForm } from '../validation/forms/newsletter-signup.ts';
import { arrayMax, arrayMin } from '../validation/rules/array.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { codec } from './codec.ts';
import { formFields } from './wire-names.ts';
import { choiceFromWire, choiceToWire, frequencies, frequencyMapping, rubrique } from './newsletter.ts';
import { origine, originMapping } from './acquisition-source.ts';
import { lenientIdentifier } from './lenient.ts';
import { identifier, language } from './scalars.ts';
import { listOf, requestOf } from './mapping.ts';

/** A summary has no section, a service belongs to no publication: one of the two is said. */
const lettre = refine(
  object({ pubSId: nullable(identifier()), rubrique: nullable(rubrique) }),
  'lettre',
  ({ pubSId, rubrique: section }) => pubSId !== null || section !== null,
);

const inscription = object({
  email: newsletterSignupForm.schema.email,
  lettres: arrayMax(arrayMin(array(lettre), 1), MOST_NEWSLETTERS),
  origine,
});

const signupNames = {
  email: 'email',
  choices: ['lettres', listOf({ decode: choiceFromWire, encode: choiceToWire })],
  origin: ['origine', originMapping],
} as const;

/** Form fields of a request for newsletters, by their wire names. */
const signupFields = formFields<Infer<typeof newsletterSignupForm>>({
  email: signupNames.email,
  newsletters: signupNames.choices,
});

/** A request for newsletters. */
const newsletterSignupCodec = requestOf<NewsletterSignup>()(inscription, signupNames);

/** A request to resend the email to the same address. */
const newsletterEmailCodec = requestOf<{ readonly email: string }>()(
  object({ email: newsletterSignupForm.schema.email }),
  { email: 'email' },
);

/** The question which newsletters anyone may receive. */
const offeredQuestionCodec = codec<null, { choix: true }>(object({ choix: literal(true) }), {
  decode: () => null,
  encode: () => ({ choix: true }),
});

const offerte = refine(
  fields({
    pubSId: optional(lenientIdentifier(), 'identity'),
    titre: withDefault(string(), ''),
    rubrique: optional(rubrique, 'identity'),
    libelle: optional(fields({ texte: required(string(), 'content'), langue: withDefault(language(), defaultLocale) })),
    frequence: withDefault(string(), frequencies.unknown),
  }),
  'a newsletter',
  ({ pubSId, rubrique: section }) => pubSId !== null || section !== null,
);

function offeredFromWire(wire: Infer<typeof offerte>): OfferedNewsletter {
  return {
    choice: choiceFromWire(wire),
    publication: wire.titre,
    name: wire.libelle && { text: wire.libelle.texte, locale: wire.libelle.langue },
    frequency: frequencyMapping.decode(wire.frequence),
  };
}

function offeredToWire({ choice, publication, name, frequency }: OfferedNewsletter): Infer<typeof offerte> {
  return {
    ...choiceToWire(choice),
    titre: publication,
    libelle: name && { texte: name.text, langue: name.locale },
    frequence: frequencyMapping.encode(frequency),
  };
}

/** Newsletters that anyone may receive, in the publisher's order. */
const offeredNewslettersCodec = answerCodec(fields({ lettres: rowsOf(offerte) }), {
  decode: ({ lettres }): readonly OfferedNewsletter[] => lettres.map(offeredFromWire),
  encode: (offered) => ({ lettres: offered.map(offeredToWire) }),
});

/** Calls by which anyone requests newsletters, with or without an account. */
export const newsletterSignupCalls = {
  'newsletter/offered': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/newsletter',
    asks: { field: 'choix' },
    request: offeredQuestionCodec,
    answer: offeredNewslettersCodec,
    readsOnly: true,
    sameFor: 'strangers',
    successWords: omittedWords.byPage,
    port: { name: 'readOfferedNewsletters', lists: 'offered' },
    fixtures: ['newsletter-offered'],
    purpose: 'Tells which newsletters anybody may receive.',
  }),
  'form/newsletter': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/newsletter',
    request: newsletterSignupCodec,
    failures: [404, 429],
    successWords: omittedWords.byPage,
    fields: signupFields,
    port: { name: 'requestNewsletters' },
    fixtures: ['form-newsletter', 'form-newsletter.incomplete', 'form-newsletter.unknown'],
    purpose:
      'Writes to an address, so that its reader confirms the newsletters; says the same of an address that receives them.',
  }),
  'newsletter/repeat': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/newsletter/resend',
    asks: { field: 'email' },
    request: newsletterEmailCodec,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: { email: 'email' },
    port: { name: 'repeatNewsletterEmail' },
    fixtures: ['newsletter-repeat', 'newsletter-repeat.incomplete'],
    purpose: 'Sends the last letter about newsletters again to an address; says the same where there was none.',
  }),
};
