import { describe, expect, it } from 'vitest';
import { documentKinds, readingKinds, readingListKinds } from '../domain/reading.ts';
import { readingPageCodec } from './reading.ts';

function page({ document = 'article', kind = 'abonne', list = null, link = 'https://www.example.fr/a' }: Received) {
  return {
    lectures: [
      {
        lectureIId: 1,
        article: {
          artIId: 2,
          titre: 'Cuivre',
          langue: 'fr',
          publication: null,
          typeDocument: document,
          datePublication: '2026-02-18',
          lien: link,
        },
        lecture: { typeLecture: kind, typeListe: list, date: '2026-02-19T07:42:11.000Z' },
        lirePlusTardDepuis: null,
      },
    ],
    curseurSuivant: null,
  };
}

interface Received {
  readonly document?: unknown;
  readonly kind?: unknown;
  readonly list?: unknown;
  readonly link?: string;
}

function decoded(received: Received) {
  const [row] = readingPageCodec.decode(page(received)).rows;
  return { document: row?.article.kind, kind: row?.reading?.kind, list: row?.reading?.listKind };
}

describe('codes of readings', () => {
  it.each(['tribune', 77, 0, 'constructor', '__proto__'])(
    'are unknown where this version does not know them: %s',
    (code) => {
      expect(decoded({ document: code, kind: code, list: code })).toEqual({
        document: 'unknown',
        kind: 'unknown',
        list: 'unknown',
      });
    },
  );

  it('are there for every value of the specification (§3), each read as what was written', () => {
    expect([readingKinds.length, readingListKinds.length, documentKinds.length]).toEqual([10, 10, 10]);
    const [row] = readingPageCodec.decode(page({})).rows;
    if (!row) throw new Error('There is no row');
    for (const index of readingKinds.keys()) {
      const reading = {
        kind: readingKinds[index] ?? 'unknown',
        listKind: readingListKinds[index] ?? 'unknown',
        at: '2026-02-19T07:42:11.000Z',
      };
      const article = { ...row.article, kind: documentKinds[index] ?? 'unknown' };
      const received = { rows: [{ ...row, article, reading }], next: null };
      expect(readingPageCodec.decode(readingPageCodec.encode(received))).toEqual(received);
    }
  });

  it('are read by the number of their place in the specification’s list (§3)', () => {
    expect(decoded({ document: 3, kind: 2, list: '9' })).toEqual({
      document: 'biography',
      kind: 'walletClient',
      list: 'justReleased',
    });
  });

  it('omits a link that is no address of a page', () => {
    const { value, omissions } = readingPageCodec.read(page({ link: 'javascript:alert(1)' }));
    expect(value.rows[0]?.article.url).toBe(null);
    expect(omissions).toEqual([{ kind: 'field', path: 'lectures.0.article.lien' }]);
  });
});
