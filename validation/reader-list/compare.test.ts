import { expect, it } from 'vitest';
import { civility, modificationType, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { LicenceReader } from '../../domain/licence.ts';
import { compareReaders, merged } from './compare.ts';

const reader = (change: Partial<LicenceReader> = {}): LicenceReader => ({
  id: 7,
  civility: civility.madam,
  firstName: 'Awa',
  lastName: 'de la CROIX',
  email: 'awa@example.org',
  pending: null,
  addressChange: null,
  ...change,
});
const listed = { civility: civility.madam, firstName: 'Awa', lastName: 'De La Croix', email: 'AWA@example.org' };
const pending = (type: LicenceReader['pending'] & object) => ({ pending: type });
const about = (type: (typeof modificationType)[keyof typeof modificationType]) => pending({ id: 1, type, position: 1 });

it.each([
  ['new', {}, []],
  ['there', {}, [reader()]],
  ['there', { civility: UNSET_CIVILITY, firstName: '', lastName: '' }, [reader()]],
  ['there', {}, [reader(about(modificationType.readerAddition))]],
  ['changed', { lastName: 'Diop' }, [reader()]],
  ['changed', { civility: civility.mister }, [reader()]],
  ['pending', { lastName: 'Diop' }, [reader(about(modificationType.readerEdit))]],
  ['pending', {}, [reader(about(modificationType.readerDeletion))]],
])('a line is %s: %j', (kind, change, present) => {
  const row = { ...listed, ...change };
  expect(compareReaders([row], present).standings.get(row)?.kind).toBe(kind);
});

it('readers without a line are reported as unlisted, and stay unchanged', () => {
  const other = reader({ id: 8, email: 'koffi@example.org' });
  expect(compareReaders([listed], [reader(), other]).unlisted).toEqual([other]);
});

it('a change keeps what the line leaves empty, and the capitals of a surname that is the same', () => {
  const line = { ...listed, civility: UNSET_CIVILITY, firstName: 'Aya' };
  expect(merged(line, reader())).toEqual({
    civility: civility.madam,
    firstName: 'Aya',
    lastName: 'de la CROIX',
    email: 'awa@example.org',
  });
});
