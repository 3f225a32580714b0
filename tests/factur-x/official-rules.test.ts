/**
 * Official rules about the XML in the PDF of invoices and credit notes: schema, EN 16931, French reform. They are not in this
 * repository: `FACTURX_RULES` names a folder with an executable `validate [--fr] FILE`, which ends with 0 for a valid
 * file and prints each broken rule.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePdf } from '../../server/core/pdf/write-pdf.ts';
import { facturXDocuments } from '../../server/features/invoice/factur-x.fixtures.ts';
import { facturXml } from '../../server/features/invoice/factur-x.ts';
import { invoiceDocument } from '../../server/features/invoice/invoice-document.ts';

const rules = process.env['FACTURX_RULES'];

let folder: string;
beforeAll(async () => {
  if (!rules) throw new Error('Set FACTURX_RULES to the folder of the official rules: without it nothing is judged.');
  folder = await mkdtemp(join(tmpdir(), 'factur-x-'));
});
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
});

const run = promisify(execFile);

/** What the rules say of a file: its last line is “valid” where none is broken. */
async function judged(file: string): Promise<string> {
  const [command, args] = [join(rules ?? '', 'validate'), ['--fr', file]] as const;
  const said = await run(command, args).catch((refused: { readonly stdout: string }) => refused);
  return said.stdout.trim();
}

it.each(facturXDocuments)('valid: %s', { timeout: 600_000 }, async (_, document) => {
  const file = join(folder, 'invoice.pdf');
  const { invoice, locale } = document;
  const made = invoiceDocument({
    invoice,
    locale,
    zone: 'Europe/Paris',
    nameplate: 'Le Courrier',
    facturX: facturXml(document),
    payable: null,
  });
  await writeFile(file, await writePdf(made, new Date('2026-11-27T10:00:00Z')));
  expect(await judged(file)).toMatch(/\nvalid$/);
});

it('invalid: a total that is not the sum', { timeout: 600_000 }, async () => {
  const [[, document] = []] = facturXDocuments;
  const xml = (document && facturXml(document)) ?? '';
  const file = join(folder, 'wrong.xml');
  await writeFile(file, xml.replace(/(<ram:GrandTotalAmount>)[\d.]+/, '$11.00'));
  expect(await judged(file)).toContain('BR-CO-15');
});
