import type { Infer } from 'superstruct';
import { array, literal, object } from 'superstruct';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { DeletionObstacle, PersonalData } from '../../machines/domain/personal-data.ts';
import { presentPasswordForm } from '../../machines/validation/forms/profile.ts';
import { answerCodec, fields, optional, required } from './answer.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { wholeNumber } from './scalars.ts';
import { code, knownCode } from './known-code.ts';
import type { WireNames } from './wire-names.ts';

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
export const personalDataCodec = answerCodec<PersonalData, Infer<typeof donnees>>(donnees, {
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
export const presentPasswordNames = { presentPassword: 'motDePasseActuel' } as const satisfies WireNames<
  Infer<typeof presentPasswordForm>,
  keyof Infer<typeof confirmation>
>;

/** The password once more. */
export const confirmationCodec = codec(confirmation, {
  decode: (wire): { readonly presentPassword: string } => ({ presentPassword: wire.motDePasseActuel }),
  encode: (asked) => ({ motDePasseActuel: asked.presentPassword }),
});

/** The account shall be deleted. */
export const deletionCodec = codec(object({ suppression: literal(true), motDePasseActuel: presentPassword }), {
  decode: (wire): { readonly presentPassword: string } => ({ presentPassword: wire.motDePasseActuel }),
  encode: (asked) => ({ suppression: true as const, motDePasseActuel: asked.presentPassword }),
});

/** When it will be. */
export const deletionAskedCodec = answerCodec(fields({ effaceLe: required(instant(), 'time') }), {
  decode: ({ effaceLe }): { readonly erasesAt: Moment } => ({ erasesAt: effaceLe }),
  encode: ({ erasesAt }) => ({ effaceLe: erasesAt }),
});
