import { randomUUID, createHash } from 'node:crypto';
import type { MessageDescriptor } from '@lingui/core';
import type { Kysely, Transaction } from 'kysely';
import { StructError } from 'superstruct';
import type { Codec } from '../../../contract/codec.ts';
import type { Schema } from '../db/schema.ts';
import { storedColumns } from '../db/stored-columns.ts';
import type { Stored } from '../db/stored-json.ts';
import { unreadable } from '../db/stored-json.ts';
import type { Services } from '../services.ts';
import { CallFailure } from './call-failure.ts';

/** The entries of an object, sorted by name; any other value unchanged. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

/**
 * The fingerprint of a request: the same for the same fields with the same values, in any order. Every field counts, so
 * that a field added later distinguishes requests without further code.
 */
export function printOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sorted)).digest('base64url');
}

/** An idempotency key and its owner. */
export interface KeyOf {
  readonly person: string;
  readonly key: string;
}

/** Kinds of saved answers, each with golden rows (`db/golden/`): keys outlive releases (`KEY_SECONDS`). */
export type KeptAnswer =
  | 'checkout'
  | 'contact'
  | 'quotation order'
  | 'quotation start'
  | 'quote request'
  | 'range addition'
  | 'reader addition';

/** A kind of request that is executed once per key. */
export interface Idempotent<Answer> {
  readonly kept: KeptAnswer;
  readonly codec: Codec<Answer>;
  /** Feedback if the key was used for another request, or while this one is in progress. */
  readonly words: { readonly mismatch: MessageDescriptor; readonly underWay: MessageDescriptor };
}

/**
 * A claimed key. Every claim has its own `owner` as fencing token: after a takeover, the former holder can neither
 * answer nor release.
 */
export interface Lease extends KeyOf {
  readonly owner: string;
}

/** Duration of a lease, in milliseconds: afterwards another request can take the key over. */
const LEASE = 30_000;

/** Leases that began at this moment or before have expired. */
export function leaseBegan({ clock }: Services): string {
  return new Date(clock.now().getTime() - LEASE).toISOString();
}

/** How often a claim is repeated when the key is released between claiming and reading it. */
const MOST_CLAIMS = 5;

/** Claims a free key, or one whose lease on the same request has expired; `null` if it cannot be claimed. */
async function takeKey(services: Services, { person, key }: KeyOf, print: Buffer): Promise<Lease | null> {
  const started_at = services.clock.now().toISOString();
  const owner = randomUUID();
  const taken = await services.db
    .insertInto('idempotency_keys')
    .values({ person, key, fingerprint: print, started_at, owner, checkout_id: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'key'])
        .doUpdateSet({ started_at, owner })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.fingerprint', '=', print)
        .where('idempotency_keys.started_at', '<=', leaseBegan(services)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken ? { person, key, owner } : null;
}

/** Parses a saved answer. Throws `UnreadableValue`. */
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

interface Answered<Answer> {
  readonly kind: 'answered';
  readonly answer: Answer;
}

type Claim<Answer> = Answered<Answer> | { readonly kind: 'claimed'; readonly lease: Lease };

interface Requested<Answer> extends Idempotent<Answer> {
  /** Distinguishes one request from another, see `printOf`. */
  readonly request: unknown;
}

/** The saved answer of a request under a key; `null` if there is none. */
async function findAnswer<Answer>(
  services: Services,
  name: KeyOf,
  { request, kept, codec }: Requested<Answer>,
): Promise<Answered<Answer> | null> {
  const found = await readKey(services, name);
  if (!found || found.answer === null || !found.fingerprint.equals(fingerprintOf(request))) return null;
  return { kind: 'answered', answer: readAnswer({ kept, codec }, found.answer, name) };
}

function fingerprintOf(request: unknown): Buffer {
  return Buffer.from(printOf(request), 'base64url');
}

/**
 * Claims a key for a request, or returns its saved answer. Throws a `CallFailure`: 422 if the key was used for another
 * request, 409 while this one is in progress, or while its request fails repeatedly. Throws `UnreadableValue` if the
 * saved answer cannot be read.
 */
async function claimKey<Answer>(
  services: Services,
  name: KeyOf,
  { request, kept, codec, words }: Requested<Answer>,
): Promise<Claim<Answer>> {
  const print = fingerprintOf(request);
  for (let attempt = 0; attempt < MOST_CLAIMS; attempt += 1) {
    const lease = await takeKey(services, name, print);
    if (lease) return { kind: 'claimed', lease };
    const found = await readKey(services, name);
    // Released since: the other request failed, so try to claim again.
    if (!found) continue;
    if (!found.fingerprint.equals(print)) throw new CallFailure(422, words.mismatch);
    if (found.answer === null) throw new CallFailure(409, words.underWay);
    return { kind: 'answered', answer: readAnswer({ kept, codec }, found.answer, name) };
  }
  throw new CallFailure(409, words.underWay);
}

/**
 * Saves the answer of a claimed key, for every later request with it. Throws a 409 `CallFailure` if the lease was taken
 * over, which rolls back the transaction that did the work; a retry gets the answer of the new holder.
 */
export async function keepAnswer<Answer>(
  db: Kysely<Schema>,
  { person, key, owner }: Lease,
  {
    codec,
    words,
    answer,
    checkoutId = null,
  }: Idempotent<Answer> & { readonly answer: Answer; readonly checkoutId?: number | null },
): Promise<void> {
  const kept = await db
    .updateTable('idempotency_keys')
    .set({ answer: storedColumns.idempotency_keys.answer.write(codec.encode(answer)), checkout_id: checkoutId })
    .where('person', '=', person)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (!kept) throw new CallFailure(409, words.underWay);
}

/** Releases a claimed key, so that the next request with it starts again. Returns whether the lease was still ours. */
async function releaseKey({ db }: Services, { person, key, owner }: Lease): Promise<boolean> {
  const released = await db
    .deleteFrom('idempotency_keys')
    .where('person', '=', person)
    .where('key', '=', key)
    .where('owner', '=', owner)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return released !== undefined;
}

/**
 * Runs work under a key, or returns the key's saved answer; the work saves its answer itself (`keepAnswer`). If the
 * work fails but another holder has saved an answer meanwhile, returns that. Throws the work's error, after which the
 * key is free, and a `CallFailure`: 422 and 409 as `claimKey` does, 409 if the lease was taken over.
 */
export async function underKey<Answer>(
  services: Services,
  name: KeyOf,
  { work, ...requested }: Requested<Answer> & { readonly work: (lease: Lease) => Promise<Answer> },
): Promise<Answer> {
  const claim = await claimKey(services, name, requested);
  if (claim.kind === 'answered') return claim.answer;
  try {
    return await work(claim.lease);
  } catch (error) {
    const found = await findAnswer(services, name, requested);
    if (found) return found.answer;
    const isOurs = await releaseKey(services, claim.lease);
    throw isOurs ? error : new CallFailure(409, requested.words.underWay);
  }
}

/** Work to run once per key, in one transaction with its answer. */
interface OnceDone<Answer> extends Requested<Answer> {
  /** Precondition of the work: throws to refuse it. */
  readonly check?: () => Promise<void>;
  readonly work: (trx: Transaction<Schema>) => Promise<Answer>;
}

/** Runs work once per key, or returns the saved answer, never `null`: that is a request under way. Throws as `underKey` does. */
export async function doOnce<Answer extends NonNullable<unknown>>(
  services: Services,
  name: KeyOf,
  { check, work, ...requested }: OnceDone<Answer>,
): Promise<Answer> {
  return underKey(services, name, {
    ...requested,
    work: async (lease) => {
      await check?.();
      return services.db.transaction().execute(async (trx) => {
        const answer = await work(trx);
        await keepAnswer(trx, lease, { ...requested, answer });
        return answer;
      });
    },
  });
}
