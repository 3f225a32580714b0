/** Invented invoices: what designers see in Storybook and what the models are walked with. */
import { paymentStatus } from '../../../domain/enumerations.ts';
import { fillInstalments } from '../../../domain/instalments.ts';
import type { Invoice, InvoiceLine, Party } from '../../../domain/invoice.ts';
import { remainingOf } from '../../../domain/invoice.ts';
import type { Currency } from '../../../domain/money.ts';
import { money, sum } from '../../../domain/money.ts';
import type { OrderedTransfer, TransferDetails } from '../../../domain/payment.ts';
import { taxOfLines } from '../../../domain/vat-by-rate.ts';

/** French rates in basis points: the press's, and the ordinary one. */
const PRESS = 210;
const ORDINARY = 2_000;

const issuer: Party = {
  name: 'Éditions du Fleuve SAS',
  address: ['12 rue des Imprimeurs', '75011 Paris', 'France'],
  vatNumber: 'FR00999999999',
};

const payer: Party = {
  name: 'Institut des deux rives',
  address: ['Amina de la Croix', '3 quai des Brumes', '69002 Lyon', 'France'],
  vatNumber: 'FR00888888888',
};

type UntaxedLine = Omit<InvoiceLine, 'vat'>;

function line(label: string, quantity: number, unitPrice: number, currency: Currency, vatRate: number): UntaxedLine {
  return { label, quantity, net: money(unitPrice * quantity, currency), vatRate };
}

type InvoiceFacts = Pick<Invoice, 'id' | 'issuedOn' | 'dueOn'> &
  Partial<
    Pick<
      Invoice,
      | 'kind'
      | 'reference'
      | 'credits'
      | 'isPartialCredit'
      | 'creditNotes'
      | 'reversals'
      | 'instalments'
      | 'notes'
      | 'status'
      | 'paidBy'
      | 'awaitedTransfer'
    >
  >;

/** An invoice whose amounts are the sums of its lines. */
function invoice(currency: Currency, facts: InvoiceFacts, untaxed: readonly UntaxedLine[]): Invoice {
  const taxes = taxOfLines(untaxed);
  const lines = untaxed.map((each, index): InvoiceLine => ({ ...each, vat: taxes[index] ?? money(0, currency) }));
  const net = sum(
    lines.map((each) => each.net),
    currency,
  );
  const vat = sum(
    lines.map((each) => each.vat),
    currency,
  );
  const total = sum([net, vat], currency);
  const status = facts.status ?? paymentStatus.unpaid;
  return {
    kind: 'invoice',
    credits: null,
    isPartialCredit: false,
    creditNotes: [],
    reversals: [],
    instalments: [],
    isPaidByInstalment: false,
    locale: currency === 'EUR' ? 'fr' : 'en',
    vatMention: lines.some(({ vatRate }) => vatRate === 0) ? 'outsideUnion' : null,
    paidBy: null,
    notes: [],
    legalMentions: [],
    awaitedTransfer: null,
    chorus: null,
    reference: `FA-${facts.issuedOn.slice(0, 4)}-${facts.id}`,
    ...facts,
    issuer,
    payer,
    lines,
    net,
    vat,
    total,
    status,
    remaining: remainingOf({ status, total }),
  };
}

/** The server's clock in the samples. */
export const readAt = '2026-02-13T09:41:00+01:00';

/** The payment that the samples are about, and an earlier one. */
export const paymentReference = 'PAY-7KQ2-M4XD-91TB';
export const earlierPayment = 'PAY-3FHN-8WZC-27LM';

export const email = invoice('EUR', { id: 5012, issuedOn: '2026-01-05', dueOn: '2026-02-04' }, [
  line('La Lettre du Fleuve, un an, 5 lecteurs', 5, 94_000, 'EUR', PRESS),
  line('Base documentaire, un an', 1, 60_000, 'EUR', ORDINARY),
]);

export const weekly = invoice('EUR', { id: 5031, issuedOn: '2026-01-19', dueOn: '2026-02-18' }, [
  line('Sahel Économie, un an, 2 lecteurs', 2, 61_550, 'EUR', PRESS),
]);

const overseas = invoice('USD', { id: 5040, issuedOn: '2026-01-22', dueOn: '2026-02-21' }, [
  line('Sahel Économie, one year, 3 readers', 3, 72_000, 'USD', 0),
]);

const britannic = invoice(
  'GBP',
  {
    id: 4870,
    issuedOn: '2025-11-03',
    dueOn: '2025-12-03',
    status: paymentStatus.cleared,
    paidBy: 'PAY-2XKC-7MDV-39HS',
  },
  [line('Dossier « Ports d’Afrique », 10 copies', 10, 2_900, 'GBP', 0)],
);

const lastYear = invoice(
  'EUR',
  {
    id: 4406,
    issuedOn: '2025-01-06',
    dueOn: '2025-02-05',
    status: paymentStatus.settled,
    paidBy: 'PAY-9VBT-5RSE-60QK',
  },
  [line('La Lettre du Fleuve, un an, 4 lecteurs', 4, 91_000, 'EUR', PRESS)],
);

/** Issued with a wrong address, and undone. */
export const cancelled = invoice(
  'EUR',
  {
    id: 4990,
    issuedOn: '2025-12-08',
    dueOn: '2026-01-07',
    status: paymentStatus.cleared,
    creditNotes: [{ creditNote: 'AV-2026-0007', amount: money(125_685, 'EUR') }],
  },
  [line('Sahel Économie, un an, 2 lecteurs', 2, 61_550, 'EUR', PRESS)],
);

export const creditNote = invoice(
  'EUR',
  {
    id: 5011,
    kind: 'creditNote',
    reference: 'AV-2026-0007',
    credits: cancelled.reference,
    issuedOn: '2026-01-05',
    dueOn: '2026-01-05',
    status: paymentStatus.cleared,
    notes: ['Adresse de facturation corrigée.'],
  },
  [line('Sahel Économie, un an, 2 lecteurs', 2, -61_550, 'EUR', PRESS)],
);

const WEEKLY = line('Sahel Économie, un an, 2 lecteurs', 2, 61_550, 'EUR', PRESS);

/** Paid by card, and disputed in part with the bank. */
export const disputed = invoice(
  'EUR',
  {
    id: 4930,
    issuedOn: '2025-11-17',
    dueOn: '2025-12-17',
    status: paymentStatus.settled,
    paidBy: 'PAY-4DLN-2JHG-83VW',
    reversals: [{ kind: 'disputed', amount: money(45_000, 'EUR'), at: '2026-02-10T10:00:00+01:00' }],
  },
  [WEEKLY],
);

/** Paid by card; a part was refunded, and the bank gave back the rest after a dispute. */
export const givenBack = invoice(
  'EUR',
  {
    id: 4921,
    issuedOn: '2025-11-10',
    dueOn: '2025-12-10',
    status: paymentStatus.settled,
    paidBy: 'PAY-6TKX-9BQR-12MC',
    reversals: [
      { kind: 'refunded', amount: money(20_000, 'EUR'), at: '2025-12-12T15:00:00+01:00' },
      { kind: 'disputeAccepted', amount: money(105_685, 'EUR'), at: '2026-01-28T11:00:00+01:00' },
    ],
  },
  [WEEKLY],
);

/** Undone in two steps, never paid. */
const undone = invoice(
  'EUR',
  {
    id: 4915,
    issuedOn: '2025-11-06',
    dueOn: '2025-12-06',
    status: paymentStatus.cleared,
    creditNotes: [
      { creditNote: 'AV-2025-0019', amount: money(40_000, 'EUR') },
      { creditNote: 'AV-2026-0003', amount: money(85_685, 'EUR') },
    ],
  },
  [WEEKLY],
);

export function settledBy(reference: string, invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.map((each) => ({
    ...each,
    status: paymentStatus.settled,
    remaining: money(0, each.total.currency),
    paidBy: reference,
  }));
}

export const chosen = [email, weekly];
/** `email`, of which the publisher has corrected the amount. */
export const corrected = invoice('EUR', email, [
  line('La Lettre du Fleuve, un an, 4 lecteurs', 4, 94_000, 'EUR', PRESS),
  line('Base documentaire, un an', 1, 60_000, 'EUR', ORDINARY),
]);

const history = [overseas, britannic, lastYear];

/** The payment plan of `weekly`, of whose first instalment a part has come. */
const plan = fillInstalments(
  [
    { dueOn: '2026-02-06', amount: money(weekly.total.minor - 60_000, 'EUR') },
    { dueOn: '2026-03-06', amount: money(20_000, 'EUR') },
    { dueOn: '2026-04-06', amount: money(40_000, 'EUR') },
  ],
  money(weekly.total.minor - 60_000, 'EUR'),
);

/** The lists that `invoice/read` gives, newest first. */
export const invoiceLists = {
  /** Two in euros, a part of one of them has come, one in dollars, two settled. */
  several: [{ ...weekly, status: paymentStatus.partlySettled, remaining: money(100_000, 'EUR') }, email, ...history],
  /** The list behind an invoice link. */
  single: [email],
  /** A transfer was ordered for one, a part of another has come, and a quote is among them. */
  awaiting: [
    invoice('EUR', { id: 5044, issuedOn: '2026-02-02', dueOn: '2026-03-04', status: paymentStatus.quote }, [
      line('Ports d’Afrique, un an, 3 lecteurs', 3, 48_000, 'EUR', PRESS),
    ]),
    {
      ...weekly,
      status: paymentStatus.partlySettled,
      remaining: money(60_000, 'EUR'),
      instalments: plan,
      isPaidByInstalment: true,
    },
    {
      ...email,
      awaitedTransfer: { reference: paymentReference, orderedAt: '2026-02-09T16:20:00+01:00', undecided: [] },
    },
    // Euros came for it, and the office decides about them.
    {
      ...overseas,
      awaitedTransfer: {
        reference: 'PAY-3RW7-K9FB-52MN',
        orderedAt: '2026-02-03T11:05:00+01:00',
        undecided: [money(20_000, 'EUR')],
      },
    },
    britannic,
    lastYear,
  ],
  /** One undone by a credit note, one by two; one disputed, one given back. */
  settled: [
    ...settledBy(paymentReference, [weekly, email]),
    ...settledBy('PAY-3RW7-K9FB-52MN', [overseas]),
    creditNote,
    cancelled,
    disputed,
    givenBack,
    undone,
    britannic,
    lastYear,
  ],
  none: [],
  /** The publisher has corrected an amount since. */
  corrected: [weekly, corrected, ...history],
  /** Another tab has paid the chosen invoices; one in dollars stays open. */
  withdrawn: [...settledBy(earlierPayment, [weekly, email]), ...history],
} satisfies Record<string, readonly Invoice[]>;

/** Ids of the invoices that the awaited transfer pays. */
export const awaitedIds = [email.id];
/** Ids of the chosen invoices: both open ones in euros. */
export const chosenIds = chosen.map(({ id }) => id);
/** Open invoices that cannot be paid together. */
export const mixedIds = [email.id, overseas.id];

export const total = sum(
  chosen.map((each) => each.total),
  'EUR',
);

/** The account that a transfer goes to; the IBAN is the one that banks print in examples. */
const account = {
  amount: total,
  holder: issuer.name,
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  bank: 'Banque du Fleuve',
};

export const transferDetails: TransferDetails = { reference: paymentReference, ...account };

export const orderedTransfer: OrderedTransfer = { payment: paymentReference, ...account };
