import type { ModificationType } from '../../domain/enumerations.ts';
import { modificationType } from '../../domain/enumerations.ts';
import { locales } from '../../domain/locale.ts';
import type { ModificationActor, ModificationState } from '../../domain/modification.ts';
import { LONGEST_REASON, modificationStates } from '../../domain/modification.ts';
import type { TimeZone } from '../../domain/moment.ts';
import { formatMoment } from '../core/i18n/format.ts';
import { subscriptionNumberText } from '../core/i18n/subscription-number.ts';
import { translator } from '../core/i18n/translator.ts';
import { lineText } from '../core/mail/emails/modification-facts.ts';
import type { Decided, DeskDecision } from '../features/modification/decide.ts';
import { decideModification } from '../features/modification/decide.ts';
import type { OwnedModification } from '../features/modification/store.ts';
import { findModification, listModifications } from '../features/modification/store.ts';
import type { Services } from '../core/services.ts';
import { readDayOf, readTimeZone } from '../features/site/store.ts';
import { StartError } from '../core/start-stop.ts';
import { oneOf } from './options.ts';
import { tableOf } from './table.ts';

/** Unparsed options of the commands about requests. */
export interface RequestOptions {
  readonly state?: string;
  readonly reason?: string;
  /** Positions of lines, optionally with a reason: `3,7`, `3=The address does not exist`. */
  readonly reject?: readonly string[];
  readonly by?: string;
  /** Language of the reasons. */
  readonly locale?: string;
  /** Prints everything as JSON, for programs. */
  readonly json?: boolean;
}

const types: Readonly<Record<ModificationType | 'unknown', string>> = {
  [modificationType.email]: 'email address',
  [modificationType.ipRangeAddition]: 'add IP ranges',
  [modificationType.ipRangeEdit]: 'change an IP range',
  [modificationType.ipRangeDeletion]: 'delete an IP range',
  [modificationType.readerAddition]: 'add readers',
  [modificationType.readerEdit]: 'change a reader',
  [modificationType.readerDeletion]: 'delete a reader',
  [modificationType.administratorMessage]: 'message of an administrator',
  [modificationType.addressMessage]: 'address changed',
  [modificationType.other]: 'other',
  unknown: 'unknown',
};

const states: Readonly<Record<ModificationState | 'unknown', string>> = {
  pending: 'pending',
  cancelled: 'canceled',
  accepted: 'accepted',
  automaticallyAccepted: 'accepted by rule',
  rejected: 'rejected',
  partlyAccepted: 'partly accepted',
  unknown: 'unknown',
};

const actors: Readonly<Record<ModificationActor, string>> = {
  person: 'the person',
  desk: 'the desk',
  rule: 'a rule',
  unknown: 'somebody',
};

function json(value: unknown): readonly string[] {
  return [JSON.stringify(value, null, 2)];
}

/** The state of listed requests, or all. Throws a `StartError`. */
function stateOf({ state = 'pending' }: RequestOptions): ModificationState | null {
  const word = oneOf(state, 'state', [...modificationStates, 'all'] as const);
  return word === 'all' ? null : word;
}

/** Requests, newest first; pending ones by default. Throws a `StartError`. */
export async function listRequests({ db }: Services, options: RequestOptions): Promise<readonly string[]> {
  const state = stateOf(options);
  const requests = await listModifications(db, state);
  if (options.json) return json(requests);
  if (requests.length === 0) return [state === null ? 'No requests.' : `No requests that are ${states[state]}.`];
  const dayOf = await readDayOf(db);
  return tableOf([
    ['REQUEST', 'ASKED', 'STATE', 'WHAT', 'LINES', 'BY'],
    ...requests.map(({ reference, askedAt, state: stands, type, lineCount, rejectedCount, email }) => [
      reference,
      dayOf(askedAt),
      states[stands],
      types[type],
      rejectedCount === 0 ? String(lineCount) : `${lineCount} (${rejectedCount} rejected)`,
      email,
    ]),
  ]);
}

function requestLines(request: OwnedModification, zone: TimeZone): readonly string[] {
  const { reference, type, state, subscription, purchaseOrder, email, lines, history } = request;
  return [
    `Request ${reference}: ${states[state]}`,
    ...tableOf([
      ['What', types[type]],
      ['By', email],
      ...(subscription ? [['Subscription', subscriptionNumberText(translator('en'), subscription)]] : []),
      ...(purchaseOrder === '' ? [] : [['Purchase order', purchaseOrder]]),
    ]),
    '',
    ...tableOf([
      ['LINE', 'STATE', 'WHAT', 'REASON'],
      ...lines.map((line) => [String(line.position), line.state, lineText(line).replaceAll('\n', ' '), line.reason]),
    ]),
    '',
    ...tableOf(
      history.map(({ at, state: then, by, name, reason }) => [
        formatMoment(at, 'en', zone),
        states[then],
        name === '' ? actors[by] : `${actors[by]} (${name})`,
        reason,
      ]),
    ),
  ];
}

async function shown({ db }: Services, request: OwnedModification, options: RequestOptions) {
  return options.json ? json(request) : requestLines(request, await readTimeZone(db));
}

/** A request with its lines and its history. Throws a `StartError` if there is none. */
export async function showRequest(
  services: Services,
  reference: string,
  options: RequestOptions,
): Promise<readonly string[]> {
  const request = await findModification(services.db, { reference });
  if (!request) throw new StartError(`There is no request ${reference}.`);
  return shown(services, request, options);
}

/** The rejections given by `--reject`. Throws a `StartError`. */
function rejectionsOf({ reject = [], reason = '' }: RequestOptions): DeskDecision['rejected'] {
  return reject.flatMap((text) => {
    const [, positions = '', own = reason] = /^(\d+(?:,\d+)*)(?:=(.*))?$/s.exec(text.trim()) ?? [];
    if (positions === '') throw new StartError(`--reject must be such as 3,7 or '3=REASON', not "${text}".`);
    return positions.split(',').map((position) => ({ position: Number(position), reason: own }));
  });
}

/** The reason why a decision is impossible, for the office. */
function refusal(decided: Exclude<Decided, { kind: 'decided' }>, reference: string): string {
  switch (decided.kind) {
    case 'unknown':
      return `There is no request ${reference}.`;
    case 'settled':
      return `Request ${reference} is ${states[decided.request.state]}: it stays as it is.`;
    case 'wrongLines':
      return `Decide on each line of ${reference} once; see: ${decided.positions.join(', ')}.`;
    case 'wrongReason':
      return `A rejection needs a reason of at most ${LONGEST_REASON} characters; see line ${decided.positions.join(', ')}.`;
    case 'notForDesk':
      return `Request ${reference} awaits the reader of the new email address, not the desk.`;
  }
}

/** Decides a request; notifies its open page and emails the requester. Throws a `StartError`. */
async function decided(
  services: Services,
  reference: string,
  options: RequestOptions,
  decision: Pick<DeskDecision, 'accepted' | 'rejected'>,
): Promise<readonly string[]> {
  const locale = options.locale === undefined ? {} : { locale: oneOf(options.locale, 'locale', locales) };
  const made: DeskDecision = { which: { reference }, by: options.by ?? '', ...locale, ...decision };
  const answer = await services.db.transaction().execute((trx) => decideModification(trx, services, made));
  if (answer.kind !== 'decided') throw new StartError(refusal(answer, reference));
  await services.mailer.deliver();
  return shown(services, answer.request, options);
}

/** Accepts a request, except the lines given by `--reject`. Throws a `StartError`. */
export async function acceptRequest(
  services: Services,
  reference: string,
  options: RequestOptions,
): Promise<readonly string[]> {
  return decided(services, reference, options, { accepted: 'all', rejected: rejectionsOf(options) });
}

/** Rejects a request, every line for one reason. Throws a `StartError`. */
export async function rejectRequest(
  services: Services,
  reference: string,
  options: RequestOptions,
): Promise<readonly string[]> {
  const { reason = '' } = options;
  const request = await findModification(services.db, { reference });
  if (!request) throw new StartError(`There is no request ${reference}.`);
  if (reason.trim() === '') throw new StartError('A rejection needs --reason: the person reads it.');
  const rejected = request.lines.map(({ position }) => ({ position, reason }));
  return decided(services, reference, options, { accepted: [], rejected });
}
