import type { I18n } from '@lingui/core';
import type { Invoice, Party } from '../../../../domain/invoice.ts';
import type { Fact } from '../email.ts';

/** Name, address and VAT number of a party, in a line. */
export function partyText({ name, address, vatNumber }: Party): string {
  return [name, ...address, ...(vatNumber === null ? [] : [vatNumber])].filter((each) => each !== '').join(', ');
}

/** A row with the payer of invoices; one for each, where they have several. */
export function payerFacts(i18n: I18n, invoices: readonly Pick<Invoice, 'payer'>[]): readonly Fact[] {
  const payers = [...new Set(invoices.map(({ payer }) => partyText(payer)))];
  return payers.map((payer) => [i18n._(/*i18n*/ { id: 'mail.fact.payer', message: 'Billed to' }), payer]);
}

/**
 * The row of each field of a form, in the email's order; `null` for a field that the email shows elsewhere, or omits. A
 * missing entry does not compile.
 */
export type FieldFacts<Values> = { readonly [Name in keyof Values]-?: Fact | null };

/** The rows of a table. */
export function listFacts(facts: FieldFacts<Readonly<Record<string, unknown>>>): readonly Fact[] {
  return Object.values(facts).filter((fact) => fact !== null);
}
