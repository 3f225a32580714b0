import fc from 'fast-check';
import { StructError } from 'superstruct';
import { expect, test } from 'vitest';
import { civility, UNSET_CIVILITY } from '../domain/enumerations.ts';
import { issuesOf } from '../validation/issue.ts';
import { validate } from '../validation/form.ts';
import { readerForm } from '../validation/forms/reader.ts';
import { judgeReaders } from '../validation/reader-list/verdict.ts';
import { readerAdditionCodec } from './licence.ts';

const wireNames = { civility: 'civilite', firstName: 'prenom', lastName: 'nom', email: 'email' } as const;

const name = fc.oneof(
  fc.constantFrom('Awa', '', ' ', 'a'.repeat(255), 'a'.repeat(256), 'Zoé\0', '\uD800', ' Ndiaye '),
  fc.string({ maxLength: 5 }),
);

const rows = fc
  .array(
    fc.record({
      civility: fc.constantFrom(civility.madam, civility.mister, UNSET_CIVILITY, 0, 1.5),
      firstName: name,
      lastName: name,
      email: fc.oneof(
        fc.emailAddress(),
        fc.constantFrom('', 'awa', 'awa@example', ' awa@example.org ', 'a b@example.org'),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  // Addresses that stand twice are the list's matter, and the database's.
  .map((readers) =>
    readers.map((reader, index) => ({
      ...reader,
      email: reader.email.includes('@') ? `${index}${reader.email.trimStart()}` : reader.email,
      id: index + 1,
      isLeftOut: false,
    })),
  );

/** Issues of the server's decoder about fields of readers, each as path and code. */
function issuesOfServer(lecteurs: readonly object[]): readonly string[] {
  try {
    readerAdditionCodec.decode({ aboIId: 1, lecteurs, supplement: null });
    return [];
  } catch (error) {
    if (error instanceof StructError) return [...issuesOf(error)].map(([path, { code }]) => `${path} ${code}`);
    throw error;
  }
}

test('the page reports the same errors of a list as the server, field by field, and the server accepts a list without errors', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { wrong } = judgeReaders(list);
      const received = list.flatMap(({ id }, place) =>
        [...(wrong.get(id)?.issues ?? [])].map(([field, { code }]) => {
          const wireName = Object.entries(wireNames).find(([ours]) => ours === field)?.[1];
          return `lecteurs.${place}.${wireName} ${code}`;
        }),
      );
      const asWritten = list.map((row) => ({
        civilite: row.civility,
        prenom: row.firstName,
        nom: row.lastName,
        email: row.email,
      }));
      expect([...issuesOfServer(asWritten)].toSorted()).toEqual(received.toSorted());

      const readers = list.flatMap(
        ({ id: _id, isLeftOut: _isLeftOut, ...row }) => validate(readerForm, row).valid ?? [],
      );
      if (readers.length === 0) return;
      const addition = { subscriptionId: 1, readers, charge: null, purchaseOrder: 'BC-117' };
      const wire: unknown = JSON.parse(JSON.stringify(readerAdditionCodec.encode(addition)));
      const trimmed = readers.map(({ firstName, lastName, ...reader }) => ({
        ...reader,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      }));
      expect(readerAdditionCodec.decode(wire)).toEqual({ ...addition, readers: trimmed });
    }),
    { numRuns: 300 },
  );
});
