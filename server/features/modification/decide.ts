import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { modificationType } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import { LONGEST_REASON } from '../../../domain/modification.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { enqueueDecided } from './emails.ts';
import type { SettledLine } from './settle.ts';
import { holdRequest, settle } from './settle.ts';
import type { OwnedModification, WhichModification } from './store.ts';
import { findModification } from './store.ts';

/** The office's decision about each line of a request. */
export interface DeskDecision {
  readonly which: WhichModification;
  /** Positions of lines, from 1; `all`: all that are not rejected. */
  readonly accepted: readonly number[] | 'all';
  readonly rejected: readonly { readonly position: number; readonly reason: string }[];
  /** The language of the reasons; that of the account unless the office says another. */
  readonly locale?: Locale;
  /** Name of the decider. */
  readonly by: string;
}

/** Result of a decision. */
export type Decided =
  | { readonly kind: 'decided'; readonly request: OwnedModification }
  /** It was decided before: nothing changes. */
  | { readonly kind: 'settled'; readonly request: OwnedModification }
  | { readonly kind: 'unknown' }
  /** Unknown lines, or lines with no decision or two. */
  | { readonly kind: 'wrongLines'; readonly positions: readonly number[] }
  /** A rejection needs a reason, of at most `LONGEST_REASON` characters. */
  | { readonly kind: 'wrongReason'; readonly positions: readonly number[] }
  /** The request awaits the reader of an email address, not the office. */
  | { readonly kind: 'notForDesk' };

/** The invalid positions of a decision. */
function wrongLines(positions: readonly number[], { accepted, rejected }: DeskDecision): readonly number[] {
  const refused = rejected.map(({ position }) => position);
  const said = accepted === 'all' ? refused : [...accepted, ...refused];
  const strange = said.filter((position, index) => !positions.includes(position) || said.indexOf(position) !== index);
  const missing = accepted === 'all' ? [] : positions.filter((position) => !said.includes(position));
  return [...new Set([...strange, ...missing])];
}

/**
 * Decides a request that awaits the office, line by line, with all consequences, emails included. A request decided
 * meanwhile stays as it is.
 */
export async function decideModification(
  trx: Transaction<Schema>,
  services: Services,
  decision: DeskDecision,
): Promise<Decided> {
  const { which, rejected, by, locale } = decision;
  const known = await findModification(trx, which);
  const request = known && (await holdRequest(trx, known.id));
  if (!known || !request) return { kind: 'unknown' };
  const now = async () => (await findModification(trx, { id: known.id })) ?? known;
  if (request.state !== 'pending') return { kind: 'settled', request: await now() };
  if (request.type === modificationType.email) return { kind: 'notForDesk' };
  const positions = request.lines.map(({ position }) => position);
  const wrong = wrongLines(positions, decision);
  if (wrong.length > 0) return { kind: 'wrongLines', positions: wrong };
  const reasons = new Map(rejected.map(({ position, reason }) => [position, reason.trim()]));
  const unreasoned = [...reasons].filter(([, reason]) => reason === '' || reason.length > LONGEST_REASON);
  if (unreasoned.length > 0) return { kind: 'wrongReason', positions: unreasoned.map(([position]) => position) };
  const lines = positions.map((position): SettledLine => {
    const reason = reasons.get(position);
    return { position, state: reason === undefined ? 'accepted' : 'rejected', reason: reason ?? '' };
  });
  if (reasons.size > 0) {
    const ofAccount = sql<Locale>`(select locale from accounts where id = account_id)`;
    await trx
      .updateTable('modifications')
      .set({ reason_locale: locale ?? ofAccount })
      .where('id', '=', known.id)
      .execute();
  }
  const said = new Set(reasons.values());
  const [only = ''] = said;
  const isSettled = await settle(trx, services, {
    request,
    event: { type: 'request.decided', accepted: positions.length - reasons.size, lines: positions.length },
    lines,
    // A single reason for all lines becomes the reason of the request.
    by: { actor: 'desk', name: by, reason: said.size === 1 ? only : '' },
  });
  const decided = await now();
  if (isSettled) await enqueueDecided(trx, services, decided, request);
  return { kind: isSettled ? 'decided' : 'settled', request: decided };
}
