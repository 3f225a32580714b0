/** A back end that answers the calls, and its preparation for each golden exchange. */
import { randomUUID } from 'node:crypto';
import type { CallName } from '../../../src/contract/calls.ts';
import { calls } from '../../../src/contract/calls.ts';
import { invoiceCookie, sessionCookie } from '../../../src/contract/headers.ts';
import type { Exchange } from '../../../src/contract/openapi/exchange.ts';
import { allArrangements } from '../arrangements/all.ts';
import type { Arranged, Arrangements } from '../arrangements/arranged.ts';
import type { Control } from '../control.ts';
import type { Sending, Visitor, Wire } from '../visitor.ts';
import { createVisitor } from '../visitor.ts';
import type { Closeness } from './difference.ts';
import { firstDifference } from './difference.ts';

/** One golden exchange of a row. */
export interface Trial {
  readonly name: CallName;
  readonly fixture: string;
  readonly golden: Exchange;
}

/** The outcome of a trial. */
export type Verdict =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'not arranged'; readonly why: string };

/** A back end to be tried. */
export interface Target {
  readonly about: string;
  check(trial: Trial): Promise<Verdict>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sends a trial’s request as arranged. */
async function sendTrial(
  { name, golden }: Trial,
  { visitor, query, body }: Arranged,
  sending: Sending = {},
): Promise<Wire> {
  const row = calls[name];
  const { request } = golden;
  const wire = { query: { ...request.query, ...query }, body: { ...request.body, ...body } };
  return visitor.send(row, wire, { ...sending, ...(row.idempotent && { key: `contract-${randomUUID()}` }) });
}

/** Sends a trial's request and compares the answer. */
export async function compare(
  trial: Trial,
  arranged: Arranged,
  closeness: Closeness,
  sending?: Sending,
): Promise<{ readonly answer: Wire | null; readonly why: string | null }> {
  try {
    const answer = await sendTrial(trial, arranged, sending);
    return { answer, why: firstDifference(calls[trial.name], trial.golden, answer, closeness) };
  } catch (error) {
    return { answer: null, why: `its answer cannot be read: ${wordsOf(error)}` };
  }
}

const verdictOf = (why: string | null): Verdict => (why === null ? { result: 'passed' } : { result: 'failed', why });

async function checkArranged(trial: Trial, arrange: () => Promise<Arranged>): Promise<Verdict> {
  try {
    const arranged = await arrange();
    return verdictOf((await compare(trial, arranged, { isArranged: true, isExact: false })).why);
  } catch (error) {
    return verdictOf(`could not be arranged: ${wordsOf(error)}`);
  }
}

/** A back end with test control: every exchange is arranged, and its whole answer compared. */
export function arrangedTarget(control: Control): Target {
  const arrangements = allArrangements(() => control);
  return {
    about: 'test control is on: every exchange is arranged',
    check: async (trial) => {
      const arrange = arrangements[trial.fixture];
      if (!arrange) return verdictOf('it has no arrangement: add one to tests/contract/arrangements');
      return checkArranged(trial, arrange);
    },
  };
}

/** An arrangement needs a state that the target lacks. */
class Unarranged extends Error {}

const refuse = () => Promise.reject(new Unarranged());

/** A visitor that rejects every preparation, and so stands for an exchange without one. */
const anonymous: Visitor = { cookies: new Map(), lastCookies: [], fetch: refuse, send: refuse, ask: refuse };

const withoutControl: Control = {
  visitor: () => anonymous,
  scenario: refuse,
  books: refuse,
  subscriptionBooks: refuse,
  mail: refuse,
  tick: refuse,
  advance: refuse,
  fault: refuse,
  control: refuse,
};

const unarranged = allArrangements(() => withoutControl);

/** Whether an exchange needs no preparation, and so no session. */
async function needsNoSession({ fixture }: Trial): Promise<boolean> {
  try {
    return (await unarranged[fixture]?.())?.visitor === anonymous;
  } catch (error) {
    if (error instanceof Unarranged) return false;
    throw error;
  }
}

/** The statuses that a back end may answer to a session without the exchange’s records. */
const lacking: readonly number[] = [200, 403, 404, 409, 422, 429];

/**
 * A back end in an unknown state: `prepared` exchanges are sent and compared as a whole; of the others only those
 * that change nothing are sent, anonymously or in the given session, and only their shapes are compared.
 */
export function standingTarget(origin: string, session: Visitor | null, prepared: Arrangements = {}): Target {
  return {
    about: 'test control is off: except for prepared exchanges, only reads are sent, and only shapes compared',
    check: async (trial) => {
      const arrange = prepared[trial.fixture];
      if (arrange) return checkArranged(trial, arrange);
      const { method, changesOnGet, readsOnly } = calls[trial.name];
      if (!readsOnly && (method === 'POST' || changesOnGet)) {
        return { result: 'not arranged', why: 'it changes something, and the back end has no test control' };
      }
      const isAnonymous = await needsNoSession(trial);
      const visitor = isAnonymous ? createVisitor(origin) : session;
      if (!visitor) return { result: 'not arranged', why: 'it needs a session: --email and --password' };
      const { answer, why } = await compare(trial, { visitor }, { isArranged: false, isExact: false });
      if (why === null || isAnonymous || !answer || answer.body.isSuccess || !lacking.includes(answer.status)) {
        return verdictOf(why);
      }
      return { result: 'not arranged', why: `the session lacks its records: ${why}` };
    },
  };
}

/** A mock server made from the document: each exchange is sent unchanged, and selected by name (`Prefer`, RFC 7240). */
export function mockTarget(origin: string): Target {
  const cookie = [sessionCookie, invoiceCookie].map((name) => `${name}=mock`).join('; ');
  return {
    about: 'a mock server: each exchange is sent unchanged, and only shapes are compared',
    check: async (trial) => {
      const prefer = `code=${trial.golden.response.status}, example=${trial.fixture}`;
      const sending = { prefixRouting: false, headers: { cookie, prefer } };
      const arranged = { visitor: createVisitor(origin) };
      return verdictOf((await compare(trial, arranged, { isArranged: false, isExact: false }, sending)).why);
    },
  };
}

/** Whether a back end has test control. */
export async function hasTestControl(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/test/mail/nobody@example.org`);
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}
