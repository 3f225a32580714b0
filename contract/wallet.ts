import { array, literal, nullable, object, pattern, refine, string } from 'superstruct';
import type {
  MonthTotals,
  OperationKind,
  WalletOperation,
  WalletPage,
  WalletQuestion,
  WalletSummary,
} from '../domain/wallet.ts';
import { periodPattern } from '../domain/wallet.ts';
import { amountMapping, somme } from './amount.ts';
import { article, articleMapping } from './article.ts';
import { fields, optional, required, rows, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { walletOperationCodes } from './codes.ts';
import { instant } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE, word } from './known-code.ts';
import { lenientBoolean, lenientIdentifier } from './lenient.ts';
import { identifier } from './scalars.ts';
import { answerOf, listOf, mapping, numberAsText, orNull, requestOf, words } from './mapping.ts';

const kinds = {
  purchase: 'achat',
  free: 'gratuit',
  debit: 'debit',
  transformation: 'transformation',
  unknown: 'inconnu',
} as const satisfies Record<OperationKind, string>;

const periode = pattern(string(), periodPattern);

/** The number of an operation. */
const curseur = refine(pattern(string(), /^\d{1,10}$/), 'identifier', (text) => identifier().is(Number(text)));

/** Filter and cursor of both calls. */
const demande = {
  typeOperation: nullable(word(kinds, walletOperationCodes)),
  periode: nullable(periode),
  curseur: nullable(curseur),
};

const questionNames = {
  filter: { kind: ['typeOperation', orNull(words(kinds))], period: 'periode' },
  cursor: 'curseur',
} as const;

/** Filter and cursor of operations. */
export const walletQuestionCodec = requestOf<WalletQuestion>()(object(demande), questionNames);

/** Filter of the statement that is downloaded. */
const walletStatementQuestionCodec = requestOf<WalletQuestion>()(
  object({ releve: literal(true), ...demande }),
  questionNames,
  { releve: true },
);

const operation = fields({
  operationIId: required(lenientIdentifier(), 'identity'),
  typeOperation: withDefault(code(kinds), UNKNOWN_CODE),
  date: required(instant(), 'time'),
  montant: required(somme, 'money'),
  solde: required(somme, 'money'),
  referencePaiement: optional(string()),
  article: optional(article),
});

const operations = listOf(
  mapping<WalletOperation>()(operation, {
    id: ['operationIId', numberAsText],
    kind: ['typeOperation', knownCode<OperationKind>(kinds, walletOperationCodes)],
    at: 'date',
    amount: ['montant', amountMapping],
    balance: ['solde', amountMapping],
    paymentReference: 'referencePaiement',
    article: ['article', orNull(articleMapping)],
  }),
);

const mois = fields({
  mois: required(periode, 'time'),
  credits: required(somme, 'money'),
  debits: required(somme, 'money'),
});

const porteMonnaie = fields({
  solde: required(somme, 'money'),
  actif: optional(lenientBoolean()),
  mois: withDefault(rows(mois), []),
  annees: withDefault(array(periode), []),
});

const month = mapping<MonthTotals>()(mois, {
  month: 'mois',
  cameIn: ['credits', amountMapping],
  wentOut: ['debits', amountMapping],
});

const summary = mapping<WalletSummary>()(porteMonnaie, {
  balance: ['solde', amountMapping],
  isActive: 'actif',
  months: ['mois', listOf(month)],
  years: 'annees',
});

const page = refine(
  fields({
    porteMonnaie: optional(porteMonnaie, 'money'),
    operations: required(rows(operation), 'money'),
    curseurSuivant: optional(string()),
  }),
  'porteMonnaie',
  (wire) => wire.porteMonnaie !== null || wire.operations.length === 0 || 'There are operations without a wallet',
);

/** The caller's wallet, and a page of what went in and out of it. */
export const walletPageCodec = answerOf<WalletPage>()(page, {
  wallet: ['porteMonnaie', orNull(summary)],
  rows: ['operations', operations],
  next: 'curseurSuivant',
});

/** A page of a file. */
const walletStatementCodec = answerOf<Pick<WalletPage, 'rows' | 'next'>>()(
  fields({ operations: required(rows(operation), 'money'), curseurSuivant: optional(string()) }),
  { rows: ['operations', operations], next: 'curseurSuivant' },
);

const ownersOnly = {
  ...defaults,
  method: 'POST',
  path: '/ajax/user/pme',
  callers: ['signedIn'],
} as const;

/** Calls about the prepaid wallet. */
export const walletCalls = {
  'user/pme': call({
    ...ownersOnly,
    request: walletQuestionCodec,
    answer: walletPageCodec,
    readsOnly: true,
    port: { name: 'readWallet', lists: 'withCompleteness' },
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
