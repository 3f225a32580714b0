import { calls } from '../../../contract/calls.ts';
import { administrator, firstVisit, rangesOf, readersApart, requestOf } from '../licences.ts';
import { signedIn } from '../people.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';

/** An administrator with a request about their licence. */
async function administering(server: ControlOf, body: object = {}): Promise<Arranged> {
  const { visitor, id } = await administrator(server());
  return { visitor, body: { aboIId: id, ...body } };
}

/** An administrator with a request about a reader: one without a pending request, or the one to add. */
async function aboutReader(server: ControlOf, which: 'free' | 'marked' = 'free'): Promise<Arranged> {
  const who = await administrator(server());
  const { free, marked } = await readersApart(who);
  const { id: docIId } = which === 'free' ? free[0] : marked;
  return { visitor: who.visitor, body: { aboIId: who.id, docIId } };
}

async function aboutRange(server: ControlOf): Promise<Arranged> {
  const who = await administrator(server());
  const [range] = (await rangesOf(who)).ranges;
  return { visitor: who.visitor, body: { aboIId: who.id, plageIId: range?.id } };
}

/** An administrator with a request: one that is pending, or one that was accepted in part. */
async function aboutRequest(server: ControlOf, state: 'pending' | 'partlyAccepted'): Promise<Arranged> {
  const who = await administrator(server());
  const { timeline } = await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } });
  const found = timeline.flatMap((entry) =>
    entry.kind === 'requested' && entry.request.state === state ? [entry] : [],
  );
  return { visitor: who.visitor, body: { demandeIId: found[0]?.request.id } };
}

/** A signed-in reader of a licence. */
async function reading(server: ControlOf): Promise<Arranged> {
  const owner = await administrator(server());
  const reader = await server().scenario({ name: 'noInvoice' });
  const added = await owner.visitor.ask(
    calls['reader/add'],
    {
      body: {
        subscriptionId: owner.id,
        readers: [firstVisit({ email: reader.account.email })],
        charge: null,
        purchaseOrder: '',
      },
    },
    { key: 'fixture-reader' },
  );
  const id = added.kind === 'asked' ? added.request.id : 0;
  await server().control('decision', { id });
  await requestOf(owner, id);
  return { visitor: await signedIn(server(), reader), body: { aboIId: owner.id } };
}

/** Subscriptions, readers, networks, and requests to change them. */
export function licenceArrangements(server: ControlOf): Arrangements {
  return {
    'subscription-read': async () => administering(server),
    'subscription-read.reader': async () => reading(server),
    'readers-read': async () => administering(server),
    'readers-read.not-administrator': async () => reading(server),
    'readers-read.wrong-cursor': async () => administering(server),
    'readers-all': async () => administering(server),
    'reader-read': async () => aboutReader(server, 'marked'),
    'reader-read.unknown': async () => administering(server),
    'ranges-read': async () => administering(server),
    'reader-add': async () => administering(server),
    'reader-add.charge-changed': async () => administering(server),
    'reader-add.incomplete': async () => administering(server),
    'reader-update': async () => aboutReader(server),
    'reader-update.incomplete': async () => aboutReader(server),
    'reader-delete': async () => aboutReader(server),
    'reader-delete.pending': async () => aboutReader(server, 'marked'),
    'ip-add': async () => administering(server),
    'ip-add.incomplete': async () => administering(server),
    'ip-update': async () => aboutRange(server),
    'ip-delete': async () => aboutRange(server),
    'modification-read': async () => aboutRequest(server, 'partlyAccepted'),
    'modification-update': async () => aboutRequest(server, 'pending'),
    'modification-update.settled': async () => aboutRequest(server, 'partlyAccepted'),
  };
}
