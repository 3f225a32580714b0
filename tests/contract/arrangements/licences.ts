import { calls } from '../../../src/contract/calls.ts';
import { administrator, newcomer, rangesOf, readersApart, requestOf } from '../licences.ts';
import { signedIn } from '../people.ts';
import type { Arranged, Arrangements, TheDesk } from './arranged.ts';
import { someone } from './arranged.ts';

/** Somebody who asks about the licence that they administer. */
async function administering(desk: TheDesk, body: object = {}): Promise<Arranged> {
  const { visitor, id } = await administrator(desk());
  return { visitor, body: { aboIId: id, ...body } };
}

/** Somebody who asks about one of their readers: one about whom nothing is asked yet, or the one who is to be added. */
async function aboutReader(desk: TheDesk, which: 'free' | 'marked' = 'free'): Promise<Arranged> {
  const who = await administrator(desk());
  const { free, marked } = await readersApart(who);
  const { id: docIId } = which === 'free' ? free[0] : marked;
  return { visitor: who.visitor, body: { aboIId: who.id, docIId } };
}

async function aboutRange(desk: TheDesk): Promise<Arranged> {
  const who = await administrator(desk());
  const [range] = (await rangesOf(who)).ranges;
  return { visitor: who.visitor, body: { aboIId: who.id, plageIId: range?.id } };
}

/** Somebody who asks about a request: the one that awaits the desk, or the one that was decided in parts. */
async function aboutRequest(desk: TheDesk, state: 'pending' | 'partlyAccepted'): Promise<Arranged> {
  const who = await administrator(desk());
  const { timeline } = await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } });
  const found = timeline.flatMap((entry) =>
    entry.kind === 'requested' && entry.request.state === state ? [entry] : [],
  );
  return { visitor: who.visitor, body: { demandeIId: found[0]?.request.id } };
}

/** Somebody who reads by a licence, and signs in. */
async function reading(desk: TheDesk): Promise<Arranged> {
  const owner = await administrator(desk());
  const reader = await desk().scenario({ name: 'noInvoice' });
  const added = await owner.visitor.ask(
    calls['reader/add'],
    {
      body: {
        subscriptionId: owner.id,
        readers: [newcomer({ email: reader.account.email })],
        charge: null,
      },
    },
    { key: 'fixture-reader' },
  );
  const id = added.kind === 'asked' ? added.request.id : 0;
  await desk().control('decision', { id });
  await requestOf(owner, id);
  return { visitor: await signedIn(desk(), reader), body: { aboIId: owner.id } };
}

/** Subscriptions, readers, networks, and requests to change them. */
export function licenceArrangements(desk: TheDesk): Arrangements {
  return {
    'subscription-read': async () => administering(desk),
    'subscription-read.reader': async () => reading(desk),
    'subscription-read.unknown': async () => someone(desk),
    'readers-read': async () => administering(desk),
    'readers-read.not-administrator': async () => reading(desk),
    'readers-read.wrong-cursor': async () => administering(desk),
    'readers-all': async () => administering(desk),
    'reader-read': async () => aboutReader(desk, 'marked'),
    'reader-read.unknown': async () => administering(desk),
    'ranges-read': async () => administering(desk),
    'reader-add': async () => administering(desk),
    'reader-add.charge-changed': async () => administering(desk),
    'reader-add.incomplete': async () => administering(desk),
    'reader-update': async () => aboutReader(desk),
    'reader-update.incomplete': async () => aboutReader(desk),
    'reader-delete': async () => aboutReader(desk),
    'reader-delete.pending': async () => aboutReader(desk, 'marked'),
    'ip-add': async () => administering(desk),
    'ip-add.incomplete': async () => administering(desk),
    'ip-update': async () => aboutRange(desk),
    'ip-delete': async () => aboutRange(desk),
    'modification-read': async () => aboutRequest(desk, 'partlyAccepted'),
    'modification-read.unknown': async () => someone(desk),
    'modification-update': async () => aboutRequest(desk, 'pending'),
    'modification-update.settled': async () => aboutRequest(desk, 'partlyAccepted'),
  };
}
