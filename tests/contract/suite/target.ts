/** A back end that answers the calls, and its preparation for each golden exchange. */
import { randomUUID } from 'node:crypto';
import type { CallName } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { CodeStyle } from '../../../contract/headers.ts';
import { invoiceCookie, sessionCookie } from '../../../contract/headers.ts';
import { inNumbers } from '../../../contract/known-code.ts';
import type { Exchange } from '../../../contract/exchange.ts';
import { arrangementOf } from '../arrangements/all.ts';
import type { Arranged, Arrangements } from '../arrangements/arranged.ts';
import type { Control } from '../control.ts';
import type { Sending, Visitor, Wire } from '../visitor.ts';
import { createVisitor } from '../visitor.ts';
import type { Closeness } from './difference.ts';
import { firstDifference } from './difference.ts';
import type { Reading } from './reading.ts';
import { readingOf, readingOfError, refusalOf } from './reading.ts';

/** One golden exchange of a row. */
export interface Trial {
  readonly name: CallName;
  readonly fixture: string;
  readonly golden: Exchange;
}

/** The outcome of a trial; `differs`: from an exchange that was arranged, or a document’s example. */
export type Verdict = Reading | { readonly result: 'differs' | 'not tried'; readonly why: string };

/** A back end to be tried. */
export interface Target {
  readonly about: string;
  check(trial: Trial): Promise<Verdict>;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Headers of a trial’s request, and whether it writes enumerations as words or numbers. */
export interface TrialSending extends Sending {
  readonly codes?: CodeStyle;
}

/** Sends a trial’s request as arranged. */
async function sendTrial(
  { name, golden }: Trial,
  { visitor, query, body }: Arranged,
  { codes = 'words', ...sending }: TrialSending = {},
): Promise<Wire> {
  const row = calls[name];
  const { request } = golden;
  const words = { ...request.body, ...body };
  const wire = {
    query: { ...request.query, ...query },
    body: codes === 'words' ? words : inNumbers(row.request.wire, words),
  };
  return visitor.send(row, wire, { ...sending, ...(row.idempotent && { key: `contract-${randomUUID()}` }) });
}

/** Sends a trial's request, reads the answer as the application does, and compares it. */
export async function compare(
  trial: Trial,
  arranged: Arranged,
  closeness: Closeness,
  sending?: TrialSending,
): Promise<Verdict> {
  const row = calls[trial.name];
  try {
    const answer = await sendTrial(trial, arranged, sending);
    const why = firstDifference(row, trial.golden, answer, closeness);
    if (why !== null) return { result: 'differs', why };
    return trial.golden.response.body.isSuccess ? readingOf(row, answer) : { result: 'works' };
  } catch (error) {
    return readingOfError(row, error);
  }
}

async function checkArranged(trial: Trial, arrange: () => Promise<Arranged>, codes: CodeStyle): Promise<Verdict> {
  let arranged: Arranged;
  try {
    arranged = await arrange();
  } catch (error) {
    return { result: 'differs', why: `could not be arranged: ${wordsOf(error)}` };
  }
  return compare(trial, arranged, { isArranged: true, isExact: false }, { codes });
}

/** A back end with test control: every exchange is arranged, and its whole answer compared. */
export function arrangedTarget(control: Control, codes: CodeStyle = 'words'): Target {
  return {
    about: 'test control is on: every exchange is arranged',
    check: async (trial) =>
      checkArranged(
        trial,
        arrangementOf(() => control, trial.fixture),
        codes,
      ),
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

/** Whether an exchange needs no preparation, and so no session. */
async function needsNoSession({ fixture }: Trial): Promise<boolean> {
  try {
    return (await arrangementOf(() => withoutControl, fixture)()).visitor === anonymous;
  } catch (error) {
    if (error instanceof Unarranged) return false;
    throw error;
  }
}

/** The statuses that a back end may answer to a session without the exchange’s records. */
const lacking: readonly number[] = [200, 403, 404, 409, 422, 429];

/** Whether a request says nothing but which call it is: then no record of it can be absent. */
const namesNothing = ({ golden: { request } }: Trial): boolean =>
  Object.keys({ ...request.query, ...request.body }).length === 0;

/** Reads an answer of a back end in an unknown state: an exchange’s records may be absent there. */
async function readStanding(
  trial: Trial,
  arranged: Arranged,
  { isAnonymous, codes }: { readonly isAnonymous: boolean; readonly codes: CodeStyle },
): Promise<Verdict> {
  const row = calls[trial.name];
  const golden = trial.golden.response;
  let answer: Wire;
  try {
    answer = await sendTrial(trial, arranged, { codes });
  } catch (error) {
    return readingOfError(row, error);
  }
  const isFailure = answer.status !== 200 || !answer.body.isSuccess;
  if (isFailure && !golden.body.isSuccess) return { result: 'works' };
  const isAbsentCall = answer.status === 404 && namesNothing(trial);
  if (isFailure && !isAnonymous && !isAbsentCall && lacking.includes(answer.status)) {
    return { result: 'not tried', why: `the session lacks its records: ${refusalOf(answer)}` };
  }
  const reading = readingOf(row, answer);
  if (reading.result === 'works' && !isFailure && isAnonymous && golden.status === 200 && !golden.body.isSuccess) {
    return { result: 'misread', why: `answered with a success, and the exchange has a refusal: ${row.purpose}` };
  }
  return reading;
}

/** The exchanges that a person's own sign-in arranges: it, and signing out again. */
function signInTrials(origin: string, { email, password }: SignIn): Arrangements {
  const signIn = { email, motDePasse: password };
  return {
    'login.accepted': async () => ({ visitor: createVisitor(origin), body: signIn }),
    logout: async () => {
      const visitor = createVisitor(origin);
      await visitor.send(calls['login/login'], { body: signIn });
      return { visitor };
    },
  };
}

/** The email address and the password of an account. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/**
 * A back end in an unknown state: `prepared` exchanges are sent and compared as a whole; of the others only those
 * that change nothing are sent, anonymously or in the given session, and read as the application does. With `signIn`,
 * signing in and out is tried, too.
 */
export function standingTarget(
  origin: string,
  session: Visitor | null,
  prepared: Arrangements = {},
  signIn: SignIn | null = null,
  codes: CodeStyle = 'words',
): Target {
  const signIns = signIn ? signInTrials(origin, signIn) : {};
  return {
    about:
      'test control is off: except for prepared exchanges, only reads are sent, and answers are read as the application does',
    check: async (trial) => {
      const arrange = prepared[trial.fixture];
      if (arrange) return checkArranged(trial, arrange, codes);
      const signing = signIns[trial.fixture];
      if (signing) return readStanding(trial, await signing(), { isAnonymous: true, codes });
      const { method, changesOnGet, readsOnly } = calls[trial.name];
      if (!readsOnly && (method === 'POST' || changesOnGet)) {
        return { result: 'not tried', why: 'it changes something, and the back end has no test control' };
      }
      const isAnonymous = await needsNoSession(trial);
      const visitor = isAnonymous ? createVisitor(origin) : session;
      if (!visitor) return { result: 'not tried', why: 'it needs a session: --email and --password' };
      return readStanding(trial, { visitor }, { isAnonymous, codes });
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
      return compare(trial, arranged, { isArranged: false, isExact: false }, sending);
    },
  };
}

/** Whether a back end has test control. */
export async function hasTestControl(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/test/mail/nobody@example.org`);
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}
