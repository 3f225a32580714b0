import { calls } from '../../contract/calls.ts';
import type { Quotation, QuotationDetails } from '../../domain/quotation.ts';
import type { Offer } from '../../domain/offer.ts';
import type { Control, Scenario } from './control.ts';
import { signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

/** An offer of a demo publication and a demo database. */
export const wanted: Offer = {
  publicationIds: [11, 16],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
};

/** A buyer in France. */
export const details: QuotationDetails = {
  identity: { civility: 2, lastName: 'Diallo', firstName: 'Nadia' },
  billing: {
    organisation: 'Cabinet des Brumes',
    recipient: 'Nadia Diallo',
    street: '8, quai des Brumes',
    complement: '',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
  },
  delivery: null,
  vatNumber: '',
  purchaseOrder: 'BC-117',
  publicBuyer: null,
};

/** The same buyer in Belgium, with a VAT number. */
export const belgian: QuotationDetails = {
  ...details,
  billing: { ...details.billing, postalCode: '1000', city: 'Bruxelles', country: 'BE' },
  vatNumber: 'BE0428759497',
};

/** The quotation of a scenario. */
export function quotationOf({ subscription }: Scenario) {
  if (!subscription) throw new Error('This scenario has no quotation');
  return subscription;
}

/** The person of a scenario, signed in, with their quotation. */
export interface Buyer {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  readonly id: number;
  readonly read: () => Promise<Quotation>;
}

/** Scenarios of a person with a quotation. */
export type QuotationScenario = Extract<Parameters<Control['scenario']>[0]['name'], `quote${string}`>;

/** A new person with a quotation. */
export async function buyer(server: Control, name: QuotationScenario = 'quoteOpen'): Promise<Buyer> {
  const scenario = await server.scenario({ name });
  const visitor = await signedIn(server, scenario);
  const { id } = quotationOf(scenario);
  return { scenario, visitor, id, read: () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }) };
}

/** Saves the buyer's details. */
export function keepDetails({ visitor, id }: Buyer, version: number, kept = details) {
  return visitor.ask(calls['quotation/details'], { body: { id, version, details: kept } });
}

/** A buyer with details and an acceptance; with the version for the order. */
export async function accepted(
  server: Control,
  name?: QuotationScenario,
): Promise<Buyer & { readonly version: number }> {
  const person = await buyer(server, name);
  const { version } = await person.read();
  const { quotation } = await keepDetails(person, version);
  const body = { id: person.id, version: quotation.version };
  const answer = await person.visitor.ask(calls['quotation/accept'], { body });
  if (answer.kind !== 'done') throw new Error('The yes was not taken');
  return { ...person, version: answer.quotation.version };
}

/** Orders an accepted quotation. */
export function order({ visitor, id }: Buyer, version: number, key: string) {
  return visitor.ask(calls['quotation/order'], { body: { id, version } }, { key });
}
