/** Documents in PDF over HTTP: who may read which, in which language, under which file name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../machines/domain/document-paths.ts';
import { documentPath } from '../../machines/domain/document-paths.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { readPdf } from '../support/read-pdf.ts';
import { byLink, firstInvoice, signedIn } from './people.ts';
import type { Scenario, TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Wanted {
  readonly kind: DocumentKind;
  readonly reference: string;
  readonly locale?: Locale;
}

async function download(visitor: Visitor, { kind, reference, locale = 'fr' }: Wanted) {
  const answer = await visitor.fetch(documentPath(kind, reference, locale));
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

/** A document that its reader may see, and those who ask for it. */
interface Asked {
  readonly wanted: Wanted;
  readonly scenario: Scenario;
}

async function openInvoice(): Promise<Asked> {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  return { scenario, wanted: { kind: 'invoice', reference: firstInvoice(scenario).reference } };
}

describe('an invoice in PDF', () => {
  it.each([
    ['fr', 'Facture', 'À régler'],
    ['en', 'Invoice', 'To pay'],
  ] as const)('is a file in the language of its address: %s', async (locale, kind, state) => {
    const { scenario, wanted } = await openInvoice();
    const { status, headers, body } = await download(await signedIn(server, scenario), { ...wanted, locale });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${kind}-${wanted.reference}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { title, text } = await readPdf(body);
    expect(title).toBe(`${kind} ${wanted.reference}`);
    expect(text).toContain(state);
  });

  it('is read by its account and by its link, and by no one else', async () => {
    const { scenario, wanted } = await openInvoice();
    const other = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
    const statusFor = async (visitor: Visitor) => (await download(visitor, wanted)).status;
    expect(await statusFor(await signedIn(server, scenario))).toBe(200);
    expect(await statusFor(await byLink(server, scenario))).toBe(200);
    expect(await statusFor(await signedIn(server, other))).toBe(404);
    expect(await statusFor(await byLink(server, other))).toBe(404);
    const anonymous = await download(server.visitor(), wanted);
    expect(anonymous.status).toBe(303);
    expect(anonymous.headers.get('location')).toBe('/fr/account/invoices');
    expect(anonymous.body).toHaveLength(0);
  });

  it.each(['FA-1', '%00', '../../ajax/user', 'x'.repeat(5000), 'é'])('does not exist as %j', async (reference) => {
    const { scenario } = await openInvoice();
    const { status } = await download(await signedIn(server, scenario), { kind: 'invoice', reference });
    expect([400, 404, 414]).toContain(status);
  });
});
