import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Pages, documents, emails and the office say how an invoice stands by its standing or condition: a status alone does not
 * tell a paid invoice from one that was given back, and the last credit note is not all of them.
 */
const files = [
  'src/**/*.tsx',
  'server/core/{mail,i18n,pdf}/**/*.ts',
  'server/office/*.ts',
  'server/features/**/*document*.ts',
];

/** The two that put what changed an invoice into words. */
const writers = ['src/features/shared/ordering/correction-text.tsx', 'server/core/i18n/invoice-standing.ts'];

const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bpaymentStatus\b/, 'a status: use standingOf or conditionOf'],
  [/(?<!filter\()\bisSettled\b/, 'a status: use standingOf or conditionOf'],
  [/\.reversals\b|\breversals[,:]/, 'what became of the money: use CorrectionText or correctionText'],
  [/\bcreditNotes\.(?:at|findLast)\(/, 'one of several credit notes: use CorrectionText or correctionText'],
];

const faultsIn = (text: string) => {
  const code = text.replaceAll(/^import .*$/gm, '');
  return refused.flatMap(([pattern, instead]) => (pattern.test(code) ? [instead] : []));
};

/** A field of an answer that says yes or no of an invoice's payment: it cannot say that the money went back. */
const statedStatus = /^ *(?:reglee|payee|soldee|annulee|remboursee): (?:required|optional|withDefault)\(/m;

test('texts about invoices take their whole standing', () => {
  const paths = globSync(files).filter(
    (path) => !/\.(?:test|fixtures|stories)\./.test(path) && !writers.includes(path),
  );
  expect(paths.length).toBeGreaterThan(100);
  const found = paths.flatMap((path) => faultsIn(readFileSync(path, 'utf8')).map((fault) => `${path} reads ${fault}`));
  expect(found).toEqual([]);
});

test('answers have invoices, and no summary of their payment', () => {
  const paths = globSync('contract/*.ts');
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => statedStatus.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect('  reglee: optional(lenientBoolean()),').toMatch(statedStatus);
});

test.each([
  ['const { total, isSettled, isCanceled, remaining } = entry;', 1],
  ['if (isSettled(invoice)) return <Trans>Paid</Trans>;', 1],
  ['const canceled = invoice.creditNotes.at(-1);', 1],
  ['invoice.status === paymentStatus.settled && invoice.reversals.length === 0', 2],
  ['invoices.filter(isSettled).map((invoice) => standingText(invoice, locale))', 0],
])('%s has %i faults', (text, faults) => {
  expect(faultsIn(text)).toHaveLength(faults);
});
