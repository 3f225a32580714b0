import { describe, expect, it } from 'vitest';
import { money } from '../domain/money.ts';
import { operationKinds } from '../domain/wallet.ts';
import { walletPageCodec, walletQuestionCodec } from './wallet.ts';

const article = {
  id: 90_304,
  title: { text: 'Copper: the corridor stays open', locale: 'en' },
  publication: null,
  kind: 'article',
  publishedOn: '2026-02-18',
  url: null,
} as const;

describe('operations of a wallet', () => {
  it('every kind goes over the wire as it is, and one that is not known as such', () => {
    const rows = operationKinds.map((kind, index) => ({
      id: String(index + 1),
      kind,
      at: '2026-02-19T07:42:11.000Z',
      amount: money(-5, 'CRE'),
      balance: money(12, 'CRE'),
      paymentReference: null,
      article: kind === 'debit' ? article : null,
    }));
    const wallet = { balance: money(12, 'CRE'), isActive: true, months: [], years: [] };
    const page = { wallet, rows, next: null };
    const empty = { wallet: null, rows: [], next: null };
    expect(walletPageCodec.decode(walletPageCodec.encode(empty))).toEqual(empty);
    expect(() => walletPageCodec.decode(walletPageCodec.encode({ ...empty, rows }))).toThrow(/without a wallet/);
    const wire = JSON.stringify(walletPageCodec.encode(page));
    expect(walletPageCodec.decode(JSON.parse(wire))).toEqual(page);
    const newer = walletPageCodec.decode(JSON.parse(wire.replace('"achat"', '"parrainage"')));
    expect(newer.rows.map(({ kind }) => kind)).toEqual(['unknown', ...operationKinds.slice(1)]);
  });

  it.each(['2026-13', '2026-3', '26', '2026-03-01', '2026-00', '3026', "2026'"])('%s is no period', (periode) => {
    expect(() => walletQuestionCodec.decode({ typeOperation: null, periode, curseur: null })).toThrow(/periode/);
  });

  it.each(['0', '-1', '2147483648', '1.5', 'a', '1 or true', ''])('“%s” is no cursor', (curseur) => {
    expect(() => walletQuestionCodec.decode({ typeOperation: null, periode: null, curseur })).toThrow(/curseur/);
  });
});
