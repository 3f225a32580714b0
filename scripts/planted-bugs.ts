/**
 * Plants bugs, one at a time, in a copy of the last commit, and simulates it with three seeds at most: the simulator must
 * report each. `node scripts/planted-bugs.ts 'double settle'`: one of them; `--orders N`: of another number of orders than 100.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractRelease } from './simulate/earlier-release.ts';
import { readOptions } from './read-options.ts';

/** A file, and texts in it, or in another one, with what stands in their place. */
type Bug = readonly [file: string, ...changes: (readonly [text: string, instead: string, another?: string])[]];

const SEEDS = [1, 2, 3];

const {
  values: { orders },
  positionals: [wanted],
} = readOptions(import.meta.filename, {
  options: { orders: { type: 'string', default: '100' } },
  allowPositionals: true,
});

const settle = 'server/features/checkout/settle.ts';
const lockOrder = 'server/features/checkout/lock-order.ts';

const bugs: Readonly<Record<string, Bug>> = {
  'late charge lost': [
    settle,
    [`if (state.kind !== 'paid') return;`, `if (state.kind !== 'paid' || checkout.state !== 'open') return;`],
  ],
  'double settle': [settle, [`if (isBooked(before, charge)) return;`, ``]],
  'lock dropped': [
    lockOrder,
    [
      `await trx.selectFrom('invoices').select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();`,
      ``,
    ],
    [`.where('reference', '=', reference)\n    .forUpdate()`, `.where('reference', '=', reference)`],
  ],
  'refund without trace': [
    settle,
    [
      `import { announceRefund, bookRefund }`,
      `import { refundSession } from '../../core/payments/sandbox/ledger.ts';\nimport { announceRefund, bookRefund }`,
    ],
    [
      `bookRefund(trx, services, {`,
      `session !== null ? refundSession(services, { session, key: charge, amount: money(minor, amount.currency) }).then(() => null) : bookRefund(trx, services, {`,
    ],
  ],
  'key forgotten': [
    'server/core/rpc/idempotency.ts',
    [
      `return await work(claim.lease);`,
      `return await work(claim.lease).finally(() => services.db.deleteFrom('idempotency_keys').where('key', '=', name.key).execute());`,
    ],
  ],
  'stale page': [
    'server/features/checkout/outcome.ts',
    [
      `const found = await readPayment(`,
      `const seen = (globalThis.seen ??= new Map());\n  const found = seen.get(reference) ?? await readPayment(`,
    ],
    [`if (!found) return null;`, `if (!found) return null;\n  seen.set(reference, found);`],
  ],
  'rest of a canceled transfer not withdrawn': [
    'server/features/checkout/undo-invoice.ts',
    [
      `restateTransfers(trx, services, { open`,
      `restateTransfers(trx, services, { open: await findOpenOrders(trx, invoiceIds)`,
    ],
  ],
  'totals instead of rests in the statement': [
    'server/features/invoice/statement-document.ts',
    [`formatMoney(invoice.remaining, locale)`, `formatMoney(invoice.total, locale)`],
  ],
  'a statement without refunds and disputes': [
    'server/features/invoice/statement-document.ts',
    [`standingText(invoice, locale)`, `standingText({ ...invoice, reversals: [] }, locale)`],
  ],
  'lost disputes not shown': [
    'server/features/invoice/reversals.ts',
    [`r.why in ('byOffice', 'disputed')`, `r.why in ('byOffice')`],
  ],
  'a reminder of the whole instead of an instalment': [
    'server/features/invoice/remind.ts',
    [`instalment: part ?? null`, `instalment: null`],
  ],
  'issued file drawn again': ['server/features/invoice/invoice-file.ts', [`if (!isIssued) return {`, `return {`]],
  'books read before they are locked': [
    settle,
    [
      `const ordered = trx\n`,
      `trx.early = await readPaymentRecord(trx, reference).catch(() => null);\n  const ordered = trx\n`,
      lockOrder,
    ],
    [
      `import type { Schema }`,
      `import { readPaymentRecord } from './read-payment.ts';\nimport type { Schema }`,
      lockOrder,
    ],
    [`const before = await readPaymentRecord(trx, reference);`, `const before = trx.early;`],
  ],
};

/** The kind of journeys for bugs that only one kind, or two acts at the same moment show: it is simulated alone, without faults. */
const ofOneKind: Readonly<Record<string, string>> = {
  'lock dropped': 'two whole transfers at once',
  'rest of a canceled transfer not withdrawn': 'part, then a credit note',
  'totals instead of rests in the statement': 'several invoices by card',
  'a statement without refunds and disputes': 'dispute lost',
  'lost disputes not shown': 'dispute lost',
  'a reminder of the whole instead of an instalment': 'instalments, the last one unpaid',
  'books read before they are locked': 'two whole transfers at once',
};

/** Whether a simulation of a tree with a bug reports a violation; prints the first one. */
function isFound(name: string, folder: string, seed: number): boolean {
  const kind = ofOneKind[name];
  const args = ['scripts/simulate.ts', '--seed', `${seed}`, '--orders', orders];
  if (kind !== undefined) args.push('--kind', kind, '--calm');
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const laws = stdout.split('\n').filter((line) => line.startsWith('✗'));
  console.log(`  seed ${seed}: ${laws.length === 0 ? `nothing ${stderr}` : laws.join('; ')}`);
  return laws.length > 0;
}

for (const [name, [file, ...changes]] of Object.entries(bugs)) {
  if (wanted !== undefined && name !== wanted) continue;
  console.log(name);
  const { folder, remove } = await extractRelease('HEAD');
  try {
    for (const [old, instead, another = file] of changes) {
      const path = join(folder, another);
      const text = await readFile(path, 'utf8');
      if (!text.includes(old)) throw new Error(`${another} has no “${old}”`);
      await writeFile(
        path,
        text.replace(old, () => instead),
      );
    }
    if (!SEEDS.some((seed) => isFound(name, folder, seed))) process.exitCode = 1;
  } finally {
    await remove();
  }
}
