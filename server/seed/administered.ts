/** The readers and networks of the demo's licence, and the requests about them, in every state. */
import type { Transaction } from 'kysely';
import type { IpRangeEntry, ReaderIdentity } from '../../domain/licence-entries.ts';
import { chargeOf } from '../../domain/licence.ts';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import { addRanges, deleteRange, editRange } from '../features/licence/ask-ranges.ts';
import { addReaders, deleteReader, editReader } from '../features/licence/ask-readers.ts';
import type { LicenceOf } from '../features/licence/licence.ts';
import { readLicence } from '../features/licence/licence.ts';
import { readRanges } from '../features/licence/ranges.ts';
import { readAllReaders } from '../features/licence/readers.ts';
import { decideModification } from '../features/modification/decide.ts';
import { holdRequest, takeBack } from '../features/modification/settle.ts';
import type { Act, Stamp } from './calendar.ts';
import { demoReaders, outsider } from './demo-readers.ts';

const ranges: readonly IpRangeEntry[] = [
  { range: '198.51.100.0/25', label: 'Paris' },
  { range: '203.0.113.17', label: 'Abidjan' },
  { range: '203.0.113.64/28', label: 'Dakar' },
  { range: '2001:db8:50::/48', label: 'Nairobi' },
];

/** Readers of the year before; some came since. */
const FIRST = 55;
const first = demoReaders.slice(0, FIRST);
const together = [outsider, ...demoReaders.slice(FIRST, FIRST + 3)];
const later = demoReaders.slice(FIRST + 3, FIRST + 5);
const pending = demoReaders.slice(FIRST + 5, FIRST + 6);

/** A request, with the number of the licence at its time. */
type Ask = (trx: Transaction<Schema>, then: Services, which: LicenceOf) => Promise<{ readonly id: number }>;

function adding(readers: readonly ReaderIdentity[]): Ask {
  return async (trx, then, which) => {
    const { seats } = await readLicence(trx, then, which);
    const addition = { subscriptionId: which.id, readers, charge: chargeOf(seats, readers.length), purchaseOrder: '' };
    return addReaders(trx, then, { addition, which });
  };
}

async function readerNamed(trx: Transaction<Schema>, { id }: LicenceOf, lastName: string) {
  const reader = (await readAllReaders(trx, id)).find((each) => each.lastName === lastName);
  if (!reader) throw new Error(`The demo has no reader ${lastName}`);
  return reader;
}

function editing(lastName: string, change: Partial<ReaderIdentity>): Ask {
  return async (trx, then, which) => {
    const { id: readerId, civility, firstName, email } = await readerNamed(trx, which, lastName);
    const reader = { civility, firstName, lastName, email, ...change };
    return editReader(trx, then, { edit: { subscriptionId: which.id, readerId, reader }, which });
  };
}

function removing(lastName: string): Ask {
  return async (trx, then, which) => {
    const { id: readerId } = await readerNamed(trx, which, lastName);
    return deleteReader(trx, then, { deletion: { subscriptionId: which.id, readerId }, which });
  };
}

async function rangeNamed(trx: Transaction<Schema>, { id }: LicenceOf, label: string) {
  const range = (await readRanges(trx, id)).find((each) => each.label === label);
  if (!range) throw new Error(`The demo has no network ${label}`);
  return range;
}

/** Decides as staff do; `rejected`: positions of lines, each with its reason. */
async function decide(
  trx: Transaction<Schema>,
  then: Services,
  { id, rejected = [] }: { readonly id: number; readonly rejected?: readonly (readonly [number, string])[] },
): Promise<void> {
  await decideModification(trx, then, {
    which: { id },
    accepted: 'all',
    rejected: rejected.map(([position, reason]) => ({ position, reason })),
    locale: 'fr',
    by: 'Inès Maréchal',
  });
}

/** A request, and what staff or the person did with it later. */
interface DemoRequest {
  readonly asked: Stamp;
  readonly ask: Ask;
  readonly decided?: { readonly at: Stamp; readonly rejected?: readonly (readonly [number, string])[] };
  readonly takenBack?: Stamp;
}

const yearBefore: readonly DemoRequest[] = [
  { asked: [484, '09:17'], ask: adding(first), decided: { at: [483, '10:00'] } },
  {
    asked: [482, '11:42'],
    ask: (trx, then, which) => addRanges(trx, then, { addition: { subscriptionId: which.id, ranges }, which }),
    decided: { at: [480, '14:30'] },
  },
];

const thisYear: readonly DemoRequest[] = [
  {
    asked: [112, '16:23'],
    ask: adding(together),
    decided: { at: [110, '10:30'], rejected: [[1, 'Cette personne ne fait pas partie de l’observatoire.']] },
  },
  { asked: [40, '17:38'], ask: removing('Caron') },
  { asked: [21, '09:41'], ask: adding(later), decided: { at: [20, '11:00'] } },
  {
    asked: [16, '18:07'],
    ask: async (trx, then, which) => {
      const { id: rangeId } = await rangeNamed(trx, which, 'Dakar');
      return deleteRange(trx, then, { deletion: { subscriptionId: which.id, rangeId }, which });
    },
  },
  { asked: [12, '10:13'], ask: editing('Haddad', { lastName: 'El Haddad' }), takenBack: [12, '10:21'] },
  {
    asked: [9, '08:52'],
    ask: editing('Bertrand', { email: 'alain.bertrand@messagerie.example' }),
    decided: { at: [8, '15:00'], rejected: [[1, 'Une adresse professionnelle de l’observatoire est nécessaire.']] },
  },
  {
    asked: [3, '14:46'],
    ask: async (trx, then, which) => {
      const { id: rangeId, range } = await rangeNamed(trx, which, 'Paris');
      const edit = { subscriptionId: which.id, rangeId, range: { range, label: 'Paris, rive gauche' } };
      return editRange(trx, then, { edit, which });
    },
  },
  { asked: [2, '11:32'], ask: editing('Barry', { lastName: 'Barry-Lemoine' }) },
  { asked: [1, '08:14'], ask: adding(pending) },
];

function actsOf({ asked, ask, decided, takenBack }: DemoRequest, whichOf: () => LicenceOf): readonly Act[] {
  let id: number | null = null;
  const known = (): number => {
    if (id === null) throw new Error('The demo has not made this request yet');
    return id;
  };
  const acts: Act[] = [
    {
      at: asked,
      run: async (trx, then) => {
        id = (await ask(trx, then, whichOf())).id;
      },
    },
  ];
  if (decided) acts.push({ at: decided.at, run: (trx, then) => decide(trx, then, { ...decided, id: known() }) });
  if (takenBack)
    acts.push({
      at: takenBack,
      run: async (trx, then) => {
        const held = await holdRequest(trx, known());
        if (held) await takeBack(trx, then, held);
      },
    });
  return acts;
}

/** Readers who were added to a sale together. */
export interface DemoSeats {
  readonly asked: Stamp;
  readonly decided: Stamp;
  readonly readers: readonly ReaderIdentity[];
}

export function seatActs({ asked, decided, readers }: DemoSeats, whichOf: () => LicenceOf): readonly Act[] {
  return actsOf({ asked, ask: adding(readers), decided: { at: decided } }, whichOf);
}

/** What happened to the readers and networks of a licence, and to the one that it renews. */
export function administeredActs(before: () => LicenceOf, now: () => LicenceOf): readonly Act[] {
  return [
    ...yearBefore.flatMap((request) => actsOf(request, before)),
    ...thisYear.flatMap((request) => actsOf(request, now)),
  ];
}
