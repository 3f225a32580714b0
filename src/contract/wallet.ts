import type { Infer } from 'superstruct';
import { array, boolean, enums, literal, nullable, object, pattern, refine, string } from 'superstruct';
import type {
  MonthTotals,
  OperationFilter,
  OperationKind,
  WalletOperation,
  WalletPage,
  WalletQuestion,
  WalletSummary,
} from '../../machines/domain/wallet.ts';
import { periodPattern } from '../../machines/domain/wallet.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { answerCodec, fields, optional, required, rows, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { walletOperationCodes } from './codes.ts';
import { instant } from './dates.ts';
import { inverted } from './wire-names.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { identifier } from './scalars.ts';

const kinds = {
  purchase: 'achat',
  free: 'gratuit',
  debit: 'debit',
  transformation: 'transformation',
  unknown: 'inconnu',
} as const satisfies Record<OperationKind, string>;

const askedKindOf = inverted(kinds);
const kindOf = knownCode<OperationKind>(kinds, walletOperationCodes);

const periode = pattern(string(), periodPattern);

/** The number of an operation. */
const curseur = refine(pattern(string(), /^\d{1,10}$/), 'identifier', (text) => identifier().is(Number(text)));

/** What both calls are asked. */
const demande = {
  typeOperation: nullable(enums(Object.values(kinds))),
  periode: nullable(periode),
  curseur: nullable(curseur),
};

interface Asked {
  readonly typeOperation: (typeof kinds)[OperationKind] | null;
  readonly periode: string | null;
  readonly curseur: string | null;
}

function questionFromWire(wire: Asked): WalletQuestion {
  const filter: OperationFilter = { kind: wire.typeOperation && askedKindOf[wire.typeOperation], period: wire.periode };
  return { filter, cursor: wire.curseur };
}

function questionToWire({ filter: { kind, period }, cursor }: WalletQuestion): Asked {
  return { typeOperation: kind && kinds[kind], periode: period, curseur: cursor };
}

/** Which operations, from where. */
export const walletQuestionCodec = codec<WalletQuestion, Asked>(object(demande), {
  decode: questionFromWire,
  encode: questionToWire,
});

/** The same for a file. */
const walletStatementQuestionCodec = codec<WalletQuestion, Asked & { readonly releve: true }>(
  object({ releve: literal(true), ...demande }),
  { decode: questionFromWire, encode: (question) => ({ releve: true, ...questionToWire(question) }) },
);

const operation = fields({
  operationIId: required(identifier(), 'identity'),
  typeOperation: withDefault(code(kinds), UNKNOWN_CODE),
  date: required(instant(), 'time'),
  montant: required(somme, 'money'),
  solde: required(somme, 'money'),
  referencePaiement: optional(string()),
});

function operationFromWire(wire: Infer<typeof operation>): WalletOperation {
  return {
    id: String(wire.operationIId),
    kind: kindOf(wire.typeOperation),
    at: wire.date,
    amount: amountFromWire(wire.montant),
    balance: amountFromWire(wire.solde),
    paymentReference: wire.referencePaiement,
  };
}

function operationToWire({ id, kind, at, amount, balance, ...rest }: WalletOperation): Infer<typeof operation> {
  return {
    operationIId: Number(id),
    typeOperation: kinds[kind],
    date: at,
    montant: amountToWire(amount),
    solde: amountToWire(balance),
    referencePaiement: rest.paymentReference,
  };
}

const mois = fields({
  mois: required(periode, 'time'),
  credits: required(somme, 'money'),
  debits: required(somme, 'money'),
});

const porteMonnaie = fields({
  solde: required(somme, 'money'),
  actif: withDefault(boolean(), false),
  mois: rowsOf(mois),
  annees: withDefault(array(periode), []),
});

function monthFromWire(wire: Infer<typeof mois>): MonthTotals {
  return { month: wire.mois, cameIn: amountFromWire(wire.credits), wentOut: amountFromWire(wire.debits) };
}

function summaryFromWire(wire: Infer<typeof porteMonnaie>): WalletSummary {
  return {
    balance: amountFromWire(wire.solde),
    isActive: wire.actif,
    months: wire.mois.map(monthFromWire),
    years: wire.annees,
  };
}

function summaryToWire({ balance, isActive, months, years }: WalletSummary): Infer<typeof porteMonnaie> {
  return {
    solde: amountToWire(balance),
    actif: isActive,
    mois: months.map(({ month, cameIn, wentOut }) => ({
      mois: month,
      credits: amountToWire(cameIn),
      debits: amountToWire(wentOut),
    })),
    annees: [...years],
  };
}

const page = fields({
  porteMonnaie: optional(porteMonnaie),
  operations: required(rows(operation), 'money'),
  curseurSuivant: optional(string()),
});

/** The caller's wallet, and a page of what went in and out of it. */
export const walletPageCodec = answerCodec<WalletPage, Infer<typeof page>>(page, {
  decode: ({ porteMonnaie: wallet, operations, curseurSuivant }) => ({
    wallet: wallet && summaryFromWire(wallet),
    rows: operations.map(operationFromWire),
    next: curseurSuivant,
  }),
  encode: ({ wallet, rows, next }) => ({
    porteMonnaie: wallet && summaryToWire(wallet),
    operations: rows.map(operationToWire),
    curseurSuivant: next,
  }),
});

const statement = fields({ operations: required(rows(operation), 'money'), curseurSuivant: optional(string()) });

/** A page of a file. */
const walletStatementCodec = answerCodec<Pick<WalletPage, 'rows' | 'next'>, Infer<typeof statement>>(statement, {
  decode: ({ operations, curseurSuivant }) => ({ rows: operations.map(operationFromWire), next: curseurSuivant }),
  encode: ({ rows, next }) => ({ operations: rows.map(operationToWire), curseurSuivant: next }),
});

const ownersOnly = {
  ...defaults,
  method: 'POST',
  path: '/ajax/user/pme',
  callers: ['signedIn'],
  failures: [400, 401, 403],
} as const;

/** Calls about the prepaid wallet. */
export const walletCalls = {
  'user/pme': call({
    ...ownersOnly,
    request: walletQuestionCodec,
    answer: walletPageCodec,
    readsOnly: true,
    fixtures: ['user-pme', 'user-pme.none', 'user-pme.wrong-cursor'],
    purpose: 'Tells the caller’s wallet, and what went in and out of it, a page of at most fifty at a time.',
  }),
  'user/pme/statement': call({
    ...ownersOnly,
    asks: { field: 'releve' },
    request: walletStatementQuestionCodec,
    answer: walletStatementCodec,
    readsOnly: true,
    fixtures: ['user-pme-statement'],
    purpose: 'Tells what went in and out of the wallet for a file, at most a thousand at a time.',
  }),
};
