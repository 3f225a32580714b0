import type { Infer } from 'superstruct';
import { array, literal, object } from 'superstruct';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { DeletionObstacle, PersonalData } from '../../machines/domain/personal-data.ts';
import { presentPasswordForm } from '../../machines/validation/forms/profile.ts';
import { answerCodec, fields, optional, required } from './answer.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import type { WireNames } from './wire-names.ts';
import { inverted } from './wire-names.ts';
import { code, knownCode } from './known-code.ts';
import { wholeNumber } from './scalars.ts';

const obstacles = {
  openInvoices: 'facturesARegler',
  paymentUnderWay: 'paiementEnCours',
  refundUnderWay: 'remboursementEnCours',
  unknown: 'inconnu',
} as const satisfies Record<DeletionObstacle, string>;

const obstacleOf = knownCode<DeletionObstacle>(obstacles);

const donnees = fields({
  confirmeJusquA: optional(instant()),
  obstacles: required(array(code(obstacles)), 'money'),
  abonnementsEnCours: required(wholeNumber(), 'money'),
  credits: required(wholeNumber(), 'money'),
});

/** State of a person's data before they export or delete it: confirmation and obstacles. */
const personalDataCodec = answerCodec<PersonalData, Infer<typeof donnees>>(donnees, {
  decode: (wire) => ({
    confirmedUntil: wire.confirmeJusquA,
    obstacles: wire.obstacles.map(obstacleOf),
    runningSubscriptions: wire.abonnementsEnCours,
    credits: wire.credits,
  }),
  encode: (data) => ({
    confirmeJusquA: data.confirmedUntil,
    obstacles: data.obstacles.map((obstacle) => obstacles[obstacle]),
    abonnementsEnCours: data.runningSubscriptions,
    credits: data.credits,
  }),
});

const { presentPassword } = presentPasswordForm.schema;

const confirmation = object({ motDePasseActuel: presentPassword });

/** Wire names of the password that is asked for once more. */
const presentPasswordNames = { presentPassword: 'motDePasseActuel' } as const satisfies WireNames<
  Infer<typeof presentPasswordForm>,
  keyof Infer<typeof confirmation>
>;

/** The password once more. */
const confirmationCodec = codec(confirmation, {
  decode: (wire): { readonly presentPassword: string } => ({ presentPassword: wire.motDePasseActuel }),
  encode: (asked) => ({ motDePasseActuel: asked.presentPassword }),
});

/** The account shall be deleted. */
const deletionCodec = codec(object({ suppression: literal(true), motDePasseActuel: presentPassword }), {
  decode: (wire): { readonly presentPassword: string } => ({ presentPassword: wire.motDePasseActuel }),
  encode: (asked) => ({ suppression: true as const, motDePasseActuel: asked.presentPassword }),
});

/** When it will be. */
const deletionAskedCodec = answerCodec(fields({ effaceLe: required(instant(), 'time') }), {
  decode: ({ effaceLe }): { readonly erasesAt: Moment } => ({ erasesAt: effaceLe }),
  encode: ({ erasesAt }) => ({ effaceLe: erasesAt }),
});

const ownersOnly = { ...defaults, path: '/ajax/user/donnees', callers: ['signedIn'] } as const;

/** Calls about all that is held of a person. The specification names none: their path is ours. */
export const personalDataCalls = {
  'user/donnees': call({
    ...ownersOnly,
    method: 'GET',
    answer: personalDataCodec,
    failures: [400, 401, 403],
    fixtures: ['user-donnees'],
    purpose: 'Tells whether the caller may have all that is held of them, and what stands in the way of its deletion.',
  }),
  'user/donnees/confirm': call({
    ...ownersOnly,
    method: 'POST',
    request: confirmationCodec,
    answer: personalDataCodec,
    refuses: true,
    failures: [400, 401, 403, 422, 429],
    fields: inverted(presentPasswordNames),
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
    failures: [400, 401, 403, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(presentPasswordNames),
    fixtures: ['user-donnees-delete', 'user-donnees-delete.refused'],
    purpose: 'Has the account deleted after a fortnight, unless its owner signs in; every session ends.',
  }),
};
