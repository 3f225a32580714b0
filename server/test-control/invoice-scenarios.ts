import type { Scenario, ScenarioPlace } from './scenario.ts';

const invoicesOfPerson: ScenarioPlace = { as: 'person', path: '/account/invoices' };
const invoiceByLink: ScenarioPlace = { as: 'linkHolder', path: '/account/invoices' };
export const account: ScenarioPlace = { as: 'person', path: '/account' };

/** Scenarios of invoices, and of how a person comes in. */
export const invoiceScenarios = {
  severalInvoices: {
    says: 'Two invoices are open and one is paid, for a signed-in person.',
    open: 2,
    paid: 1,
    place: invoicesOfPerson,
  },
  oneInvoice: {
    says: 'One invoice is open, and is looked at by its link.',
    open: 1,
    paid: 0,
    place: invoiceByLink,
  },
  transferAwaited: {
    says: 'Two invoices are open, for one of which a transfer is awaited, and one is paid.',
    open: 2,
    paid: 1,
    awaitsTransfer: true,
    place: invoicesOfPerson,
  },
  settled: {
    says: 'Two invoices are paid, and none is open.',
    open: 0,
    paid: 2,
    place: invoicesOfPerson,
  },
  noInvoice: {
    says: 'A person has no invoice.',
    open: 0,
    paid: 0,
    place: invoicesOfPerson,
  },
  unverified: {
    says: 'A person has not verified their email address yet.',
    open: 1,
    paid: 0,
    isEmailVerified: false,
    place: account,
  },
  invalid: {
    says: 'A person’s account is not valid.',
    open: 1,
    paid: 0,
    isValid: false,
    place: account,
  },
  paidLink: {
    says: 'The invoice that a link opens has been paid.',
    open: 0,
    paid: 1,
    place: invoiceByLink,
  },
  expiredLink: {
    says: 'The link to an invoice has expired.',
    open: 1,
    paid: 0,
    link: 'expired',
    place: invoiceByLink,
  },
  revokedLink: {
    says: 'The link to an invoice was revoked.',
    open: 1,
    paid: 0,
    link: 'revoked',
    place: invoiceByLink,
  },
  recognised: {
    says: 'A person is recognised by their network.',
    open: 1,
    paid: 0,
    place: { as: 'anybody', path: '/account' },
  },
} as const satisfies Record<string, Scenario>;
