import type { MessageDescriptor } from '@lingui/core';
import type { Kysely, Transaction } from 'kysely';
import { StructError } from 'superstruct';
import type { Codec } from '../../src/contract/codec.ts';
import type { Schema } from '../db/schema.ts';
import { storedColumns } from '../db/stored-columns.ts';
import type { Stored } from '../db/stored-json.ts';
import { unreadable } from '../db/stored-json.ts';
import type { Services } from '../services.ts';
import { CallFailure } from './call-failure.ts';
import { printOf } from './print.ts';

/** Whose key it is, and which. */
export interface KeyOf {
  readonly person: string;
  readonly key: string;
}

/** Kinds of answers that are kept, each with golden rows (`db/golden/`): keys are never deleted, whatever the release. */
export type KeptAnswer =
  | 'checkout'
  | 'contact'
  | 'quotation order'
  | 'quotation start'
  | 'quote request'
  | 'range addition'
  | 'reader addition';

/** A kind of request that is done once for one key. */
export interface Idempotent<Answer> {
  readonly kept: KeptAnswer;
  readonly codec: Codec<Answer>;
  /** What is said where the key was used for another request, and while someone works on this one. */
  readonly words: { readonly mismatch: MessageDescriptor; readonly underWay: MessageDescriptor };
}

/** Whoever works on a request under a key is taken for dead after this, in milliseconds; then another may finish it. */
const LEASE = 30_000;

/** Whoever has worked on a request since before this moment is taken for dead. */
export function leaseBegan({ clock }: Services): string {
  return new Date(clock.now().getTime() - LEASE).toISOString();
}

/** How often a key is tried that is let go of between taking and reading it. */
const MOST_CLAIMS = 5;

/** Takes a key that nobody has, or that was taken for the same request by somebody who is dead. Gives whether it is ours. */
async function takeKey(services: Services, { person, key }: KeyOf, print: Buffer): Promise<boolean> {
  const now = services.clock.now().toISOString();
  const taken = await services.db
    .insertInto('idempotency_keys')
    .values({ person, key, fingerprint: print, started_at: now, checkout_id: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'key'])
        .doUpdateSet({ started_at: now })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.fingerprint', '=', print)
        .where('idempotency_keys.started_at', '<=', leaseBegan(services)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Reads a kept answer. Throws `UnreadableValue`. */
export function readAnswer<Answer>(
  { kept, codec }: Pick<Idempotent<Answer>, 'kept' | 'codec'>,
  stored: Stored<unknown>,
  { person, key }: KeyOf,
): Answer {
  const { table, column, read } = storedColumns.idempotency_keys.answer;
  const id = `${person}, key ${key}`;
  const wire = read(stored, id);
  try {
    return codec.decode(wire);
  } catch (error) {
    if (error instanceof StructError) throw unreadable({ table, column, id }, error, kept);
    throw error;
  }
}

async function readKey({ db }: Services, { person, key }: KeyOf) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Takes a key for a request. Gives the answer that this key has had already, or `null`: the request is ours to do. What
 * tells one request from another is `request`, see `printOf`. Throws a `CallFailure`: 422 where the key was used for
 * another request, 409 while someone works on this one, or while its request fails again and again. Throws
 * `UnreadableValue` where the kept answer cannot be read.
 */
export async function claimKey<Answer>(
  services: Services,
  name: KeyOf,
  { request, kept, codec, words }: Idempotent<Answer> & { readonly request: unknown },
): Promise<Answer | null> {
  const print = Buffer.from(printOf(request), 'base64url');
  for (let attempt = 0; attempt < MOST_CLAIMS; attempt += 1) {
    if (await takeKey(services, name, print)) return null;
    const found = await readKey(services, name);
    // Whoever had it has just let go of it: their request failed, and ours may begin.
    if (!found) continue;
    if (!found.fingerprint.equals(print)) throw new CallFailure(422, words.mismatch);
    if (found.answer === null) throw new CallFailure(409, words.underWay);
    return readAnswer({ kept, codec }, found.answer, name);
  }
  throw new CallFailure(409, words.underWay);
}

/**
 * Keeps the answer of a key, for every later request with it; the first answer stays. Gives whether this one was it: in
 * the transaction that does the work, whoever comes second must undo theirs.
 */
export async function keepAnswer<Answer>(
  db: Kysely<Schema>,
  { person, key }: KeyOf,
  {
    codec,
    answer,
    checkoutId = null,
  }: Pick<Idempotent<Answer>, 'codec'> & {
    readonly answer: Answer;
    readonly checkoutId?: number | null;
  },
): Promise<boolean> {
  const kept = await db
    .updateTable('idempotency_keys')
    .set({ answer: storedColumns.idempotency_keys.answer.write(codec.encode(answer)), checkout_id: checkoutId })
    .where('person', '=', person)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Lets go of a key whose request failed: the next request with it begins anew. */
export async function releaseKey({ db }: Services, { person, key }: KeyOf): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('person', '=', person)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}

/** Work that is done once for one key, in one transaction with its answer. */
interface OnceDone<Answer> extends Idempotent<Answer> {
  readonly request: unknown;
  /** What speaks against the work before it is begun: throws. */
  readonly check?: () => Promise<void>;
  readonly work: (trx: Transaction<Schema>) => Promise<Answer>;
}

/**
 * Does some work once for one key, or gives the answer that it had. Throws what the work throws, after which the key is
 * free again, and a `CallFailure`: 409, 422; see `claimKey`.
 */
export async function doOnce<Answer>(
  services: Services,
  name: KeyOf,
  { request, check, work, kept, codec, words }: OnceDone<Answer>,
): Promise<Answer> {
  const before = await claimKey(services, name, { request, kept, codec, words });
  if (before) return before;
  try {
    await check?.();
    return await services.db.transaction().execute(async (trx) => {
      const answer = await work(trx);
      const isFirst = await keepAnswer(trx, name, { codec, answer });
      if (!isFirst) throw new CallFailure(409, words.underWay);
      return answer;
    });
  } catch (error) {
    await releaseKey(services, name);
    throw error;
  }
}
