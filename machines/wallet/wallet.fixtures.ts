import { money } from '../../domain/money.ts';
import type { ReadArticle } from '../../domain/reading.ts';
import type { OperationKind, WalletOperation, WalletSummary } from '../../domain/wallet.ts';

const booked: readonly (readonly [kind: OperationKind, amount: number, balance: number, on: string])[] = [
  ['debit', -108, 150, '2026-02-20T09:41:00.000Z'],
  ['free', 15, 258, '2026-02-03T10:00:00.000Z'],
  ['debit', -5, 243, '2026-01-30T07:12:44.000Z'],
  ['purchase', 200, 248, '2026-01-12T14:30:00.000Z'],
  ['unknown', -12, 48, '2025-12-18T16:05:10.000Z'],
  ['transformation', 60, 60, '2025-12-01T08:00:00.000Z'],
];

/** The article that one of the debits paid for. */
const readArticle: ReadArticle = {
  id: 80_003,
  title: { text: 'Port-Lagune\u00A0: le port sec change de main', locale: 'fr' },
  publication: 'Le Courrier des Lagunes',
  kind: 'brief',
  publishedOn: '2026-01-28',
  url: 'https://www.example.fr/articles/80003',
};

/** Operations of the wallet, the newest first. */
export const operations: readonly WalletOperation[] = booked.map(([kind, amount, balance, at], index) => ({
  id: String(9006 - index),
  kind,
  at,
  amount: money(amount, 'CRE'),
  balance: money(balance, 'CRE'),
  paymentReference: index === 0 ? 'PAY-2026-000731' : null,
  article: index === 2 ? readArticle : null,
}));

const months: readonly (readonly [month: string, cameIn: number, wentOut: number])[] = [
  ['2025-12', 60, 12],
  ['2026-01', 200, 5],
  ['2026-02', 15, 108],
];

/** The wallet of the operations above. */
export const wallet: WalletSummary = {
  balance: money(150, 'CRE'),
  isActive: true,
  months: months.map(([month, cameIn, wentOut]) => ({
    month,
    cameIn: money(cameIn, 'CRE'),
    wentOut: money(wentOut, 'CRE'),
  })),
  years: ['2026', '2025'],
};

/** A wallet that was never used. */
export const unusedWallet: WalletSummary = { balance: money(0, 'CRE'), isActive: false, months: [], years: [] };
