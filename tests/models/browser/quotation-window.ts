/** A buyer's actions on their quotation in another window, during the walk in this one: calls of the contract. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { create, type as having, unknown } from 'superstruct';
import type { QuotationVersion } from '../../../domain/quotation.ts';
import { addressBooks, publicDetails } from '../../../machines/quotation/quotation.fixtures.ts';
import { addressCalls } from '../../../contract/address.ts';
import type { Call } from '../../../contract/call.ts';
import { quotationCalls } from '../../../contract/quotation.ts';

const envelope = having({ data: unknown() });

async function client<Request, Answer>(
  page: Page,
  { path, request, answer, idempotent }: Call<null, Request, Answer>,
  asked: Request,
): Promise<Answer> {
  const headers = idempotent ? { 'Idempotency-Key': randomUUID() } : {};
  const response = await page.request.post(path, { data: request.encode(asked), headers });
  if (!response.ok()) throw new Error(`${path} is refused in another window: ${await response.text()}`);
  return answer.decode(create(await response.json(), envelope).data);
}

/** Current state of a quotation. */
export function readQuotation(page: Page, id: number) {
  return client(page, quotationCalls['quotation/read'], { kind: 'id', id });
}

/** Saves the addresses of the samples' buyer; the last one is selected. */
export async function keepAddresses(page: Page): Promise<void> {
  for (const { id: _, ...address } of addressBooks.two.addresses.toReversed()) {
    await client(page, addressCalls['user/adresse/update'], { id: null, address });
  }
}

/** Saves the buyer's details, so that the quotation can be accepted; returns its new version. */
export async function keepDetails(page: Page, id: number): Promise<QuotationVersion> {
  const { version } = await readQuotation(page, id);
  const { quotation } = await client(page, quotationCalls['quotation/details'], {
    id,
    version,
    details: { ...publicDetails, publicBuyer: null },
  });
  return { id, version: quotation.version };
}

/** Accepts a quotation and orders it. */
export async function orderQuotation(page: Page, id: number): Promise<void> {
  const { quotation } = await client(page, quotationCalls['quotation/accept'], await keepDetails(page, id));
  await client(page, quotationCalls['quotation/order'], { id, version: quotation.version });
}
