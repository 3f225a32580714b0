/** Seats of a licence over HTTP: asked for and corrected by its administrator, decided by the office, read by people. */
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { calls } from '../../contract/calls.ts';
import type { Control } from './control.ts';
import type { AccountHolder } from './email-changes.ts';
import { firstVisit, identityOf, readersOf } from './licences.ts';
import { newKey } from './orders.ts';
import { accountOf, openLink } from './password-emails.ts';
import type { Subscriber } from './subscriptions.ts';

const PASSWORD = 'quatre pirogues au soleil';

/** Opens an account at an address, by the link of its email. */
export async function opensAccount(server: Control, email: string): Promise<AccountHolder> {
  const visitor = server.visitor();
  await visitor.ask(calls['login/create'], { body: accountOf(email) });
  await openLink(server, visitor, email);
  await visitor.ask(calls['password/choose'], { body: { password: PASSWORD } });
  const { account } = await visitor.ask(calls.user);
  if (!account) throw new Error(`${email} has no account`);
  return { visitor, account: { id: account.id, email, password: PASSWORD } };
}

/** Signs a person in from another browser. */
export async function signedInAgain(server: Control, { account }: AccountHolder): Promise<AccountHolder> {
  const visitor = server.visitor();
  await visitor.ask(calls['login/login'], { body: { email: account.email, password: account.password } });
  return { visitor, account };
}

/** Asks for the seat of a reader; returns the number of the request. */
export async function asksSeat({ visitor, id }: Subscriber, reader: Partial<ReaderIdentity>): Promise<number> {
  const body = { subscriptionId: id, readers: [firstVisit(reader)], charge: null, purchaseOrder: '' };
  const answer = await visitor.ask(calls['reader/add'], { body }, { key: newKey() });
  if (answer.kind !== 'asked') throw new Error('The price has changed');
  return answer.request.id;
}

/** The office accepts a request, or rejects its first line. */
export async function decides(server: Control, id: number, decision: 'accepted' | 'rejected' = 'accepted') {
  const rejected = decision === 'accepted' ? [] : [{ position: 1, reason: 'Inconnu' }];
  await server.control('decision', { id, rejected });
}

/** Adds a reader. Returns the reader’s number in the licence. */
export async function givesSeat(server: Control, who: Subscriber, email: string): Promise<number> {
  await decides(server, await asksSeat(who, { email }));
  const { readers } = await readersOf(who, { text: email });
  return readers[0]?.id ?? 0;
}

/** A reader of a licence. */
export async function findReader(who: Subscriber, id: number) {
  const { readers } = await readersOf(who);
  const reader = readers.find((each) => each.id === id);
  if (!reader) throw new Error(`There is no reader ${id}`);
  return reader;
}

/** Asks for a correction of a reader; returns the number of the request. */
export async function asksCorrection(
  who: Subscriber,
  readerId: number,
  change: Partial<ReaderIdentity>,
): Promise<number> {
  const reader = await findReader(who, readerId);
  const body = { subscriptionId: who.id, readerId, reader: { ...identityOf(reader), ...change } };
  return (await who.visitor.ask(calls['reader/update'], { body }, { key: newKey() })).id;
}

/** Corrects a reader. */
export async function corrects(server: Control, who: Subscriber, readerId: number, change: Partial<ReaderIdentity>) {
  await decides(server, await asksCorrection(who, readerId, change));
}

/** Numbers of the licences by which a person reads. */
export async function licencesOf({ visitor }: AccountHolder): Promise<readonly number[]> {
  return (await visitor.ask(calls['subscriptions/all'], {})).map(({ id }) => id);
}
