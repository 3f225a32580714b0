import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingSort } from '../../../domain/reading.ts';
import { documentKinds, readingSorts } from '../../../domain/reading.ts';
import { documentKindNames } from './reading-names.ts';

/** Values to choose from, with their names. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, MessageDescriptor>>,
  i18n: I18n,
) {
  return values.map((value) => ({ value, label: i18n._(names[value]) }));
}

/** The choice of a kind of document. */
export function documentChoice(value: string | null, i18n: I18n) {
  return {
    name: 'document' as const,
    label: i18n._(msg`Document`),
    ordinary: i18n._(msg`All documents`),
    value: value ?? '',
    options: optionsOf(documentKinds, documentKindNames, i18n),
  };
}

/** The choice of an order; the ordinary one is the first line. */
export function sortChoice(value: ReadingSort, names: Readonly<Record<ReadingSort, MessageDescriptor>>, i18n: I18n) {
  const [ordinary, ...others] = readingSorts;
  return {
    name: 'sort' as const,
    label: i18n._(msg`Sort by`),
    isOrder: true,
    ordinary: i18n._(names[ordinary]),
    value: value === ordinary ? '' : value,
    options: optionsOf(others, names, i18n),
  };
}
