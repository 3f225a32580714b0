import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { money } from '../../../domain/money.ts';
import type { WalletOperation } from '../../../domain/wallet.ts';
import { statementFile } from './statement-file.ts';

const operations: readonly WalletOperation[] = [
  {
    id: '3',
    kind: 'debit',
    at: '2026-02-28T23:30:00.000Z',
    amount: money(-1_108, 'CRE'),
    balance: money(2_150, 'CRE'),
    paymentReference: 'PAY-2026-000731',
    article: null,
  },
  {
    id: '2',
    kind: 'debit',
    at: '2026-02-03T09:41:00.000Z',
    amount: money(-4, 'CRE'),
    balance: money(3_258, 'CRE'),
    paymentReference: null,
    article: {
      id: 90_302,
      title: { text: 'Solaire\u00A0: le Tamesna relance son appel d’offres', locale: 'fr' },
      publication: 'Sahel Énergies',
      kind: 'brief',
      publishedOn: '2026-02-02',
      url: 'https://www.example.fr/articles/90302',
    },
  },
  {
    id: '1',
    kind: 'purchase',
    at: '2026-01-12T14:30:00.000Z',
    amount: money(3_262, 'CRE'),
    balance: money(3_262, 'CRE'),
    paymentReference: null,
    article: null,
  },
];

const facts = { zone: 'Europe/Paris', today: '2026-03-01' } as const;
const french = { i18n: setupI18n({ locale: 'fr', messages: { fr } }), ...facts };
const english = { i18n: setupI18n({ locale: 'en', messages: { en } }), ...facts };

/** The row of the only operation, with the given reference. */
function rowWith(paymentReference: string): string {
  const [first] = operations;
  const { text } = statementFile(first ? [{ ...first, paymentReference }] : [], french);
  return text.split('\r\n')[1] ?? '';
}

describe('the statement of a wallet', () => {
  test('is a file that spreadsheets of the language open: separator, numbers, days of the publisher', () => {
    expect(statementFile(operations, french)).toEqual({
      name: 'porte-monnaie-2026-03-01.csv',
      text: [
        '\uFEFFDate;Type;Article;Publication;Référence du paiement;Crédits;Solde',
        '01/03/2026;Paiement;;;PAY-2026-000731;-1108;2150',
        '03/02/2026;Paiement;Solaire\u00A0: le Tamesna relance son appel d’offres;Sahel Énergies;;-4;3258',
        '12/01/2026;Crédits achetés;;;;3262;3262',
        '',
      ].join('\r\n'),
    });
    expect(statementFile(operations, english)).toEqual({
      name: 'wallet-2026-03-01.csv',
      text: [
        '\uFEFFDate,Type,Article,Publication,Payment reference,Credits,Balance',
        '03/01/2026,Payment,,,PAY-2026-000731,-1108,2150',
        '02/03/2026,Payment,Solaire\u00A0: le Tamesna relance son appel d’offres,Sahel Énergies,,-4,3258',
        '01/12/2026,Credits bought,,,,3262,3262',
        '',
      ].join('\r\n'),
    });
  });

  test.each(['=HYPERLINK("https://example.org")', '+33', '-1+1', '@SUM(cell)', '\t=1', '\r=1'])(
    'has no formula for the reference %s',
    (reference) => {
      const row = rowWith(reference);
      expect(row).toMatch(/;"?'/);
      expect(row).not.toContain(`;${reference}`);
    },
  );

  test('keeps separators, quotes and line ends within their cell', () => {
    expect(rowWith('a;b')).toContain(';"a;b";');
    expect(rowWith('say "yes"')).toContain(';"say ""yes""";');
    expect(rowWith('a\nb')).toContain(';"a\nb";');
  });
});
