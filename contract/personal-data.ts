import type { Infer } from 'superstruct';
import { array, literal, object } from 'superstruct';
import type { Moment } from '../domain/moment.ts';
import type { DeletionObstacle, PersonalData } from '../domain/personal-data.ts';
import { presentPasswordForm } from '../validation/forms/profile.ts';
import { fields, optional, required } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { instant } from './dates.ts';
import { formFields } from './wire-names.ts';
import { code, knownCode } from './known-code.ts';
import { lenientWhole } from './lenient.ts';
import { answerOf, listOf, requestOf } from './mapping.ts';

const obstacles = {
  openInvoices: 'facturesARegler',
  paymentUnderWay: 'paiementEnCours',
  refundUnderWay: 'remboursementEnCours',
  unknown: 'inconnu',
} as const satisfies Record<DeletionObstacle, string>;

const obstacle = knownCode<DeletionObstacle>(obstacles);

const donnees = fields({
  confirmeJusquA: optional(instant()),
  obstacles: required(array(code(obstacles)), 'money'),
  abonnementsEnCours: required(lenientWhole(), 'money'),
  credits: required(lenientWhole(), 'money'),
});

/** State of a person's data before they export or delete it: confirmation and obstacles. */
const personalDataCodec = answerOf<PersonalData>()(donnees, {
  confirmedUntil: 'confirmeJusquA',
  obstacles: ['obstacles', listOf(obstacle)],
  runningSubscriptions: 'abonnementsEnCours',
  credits: 'credits',
});

const { presentPassword } = presentPasswordForm.schema;

const confirmation = object({ motDePasseActuel: presentPassword });

export interface Confirmation {
  readonly presentPassword: string;
}

/** Wire names of the password that is asked for once more. */
const confirmationNames = { presentPassword: 'motDePasseActuel' } as const;

/** The password once more. */
const confirmationCodec = requestOf<Confirmation>()(confirmation, confirmationNames);

/** The account shall be deleted. */
const deletionCodec = requestOf<Confirmation>()(
  object({ suppression: literal(true), motDePasseActuel: presentPassword }),
  confirmationNames,
  { suppression: true },
);

/** When it will be. */
const deletionAskedCodec = answerOf<{ readonly erasesAt: Moment }>()(
  fields({ effaceLe: required(instant(), 'time') }),
  { erasesAt: 'effaceLe' },
);

const ownersOnly = { ...defaults, path: '/ajax/user/donnees', callers: ['signedIn'] } as const;

/** Calls about all that is held of a person. The specification names none: their path is ours. */
export const personalDataCalls = {
  'user/donnees': call({
    ...ownersOnly,
    method: 'GET',
    answer: personalDataCodec,
    port: { name: 'readPersonalData' },
    fixtures: ['user-donnees'],
    purpose: 'Tells whether the caller may have all that is held of them, and what stands in the way of its deletion.',
  }),
  'user/donnees/confirm': call({
    ...ownersOnly,
    method: 'POST',
    request: confirmationCodec,
    answer: personalDataCodec,
    refuses: true,
    failures: [429],
    fields: formFields<Infer<typeof presentPasswordForm>>(confirmationNames),
    fixtures: ['user-donnees-confirm', 'user-donnees-confirm.refused'],
    purpose: 'Takes the caller’s password once more: for ten minutes they may download all that is held of them.',
  }),
  'user/donnees/delete': call({
    ...ownersOnly,
    method: 'POST',
    asks: { field: 'suppression' },
    request: deletionCodec,
    answer: deletionAskedCodec,
    refuses: true,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof presentPasswordForm>>(confirmationNames),
    fixtures: ['user-donnees-delete', 'user-donnees-delete.refused'],
    purpose: 'Has the account deleted after a fortnight, unless its owner signs in; every session ends.',
  }),
};
