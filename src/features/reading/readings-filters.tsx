import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { documentKindNamed, kindNamed, listKindNamed, sortNamed } from '../../../machines/domain/reading-filter.ts';
import { readingKinds, readingListKinds } from '../../../machines/domain/reading.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { documentChoice, optionsOf, sortChoice } from './filter-options.ts';
import { FoundText } from './found-text.tsx';
import { kindNames, listKindNames, readingSortNames } from './reading-names.ts';
import type { ReadingsScreenProps } from './screen-props.ts';

/** The filters of what was read, and its order. */
export function ReadingsFilters({ data, send, busy }: Pick<ReadingsScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <FilterBar
      label={i18n._(msg`Filters and order`)}
      choices={[
        documentChoice(documentKindNamed(data.document), i18n),
        {
          name: 'kind' as const,
          label: i18n._(msg`How it was read`),
          ordinary: i18n._(msg`All ways`),
          value: kindNamed(data.kind) ?? '',
          options: optionsOf(readingKinds, kindNames, i18n),
        },
        {
          name: 'list' as const,
          label: i18n._(msg`Where it came from`),
          ordinary: i18n._(msg`All lists`),
          value: listKindNamed(data.list) ?? '',
          options: optionsOf(readingListKinds, listKindNames, i18n),
        },
        sortChoice(sortNamed(data.sort), readingSortNames, i18n),
      ]}
      search={{ name: 'text', label: i18n._(msg`Words of the title`), value: data.text }}
      found={<FoundText listing={data.listing} />}
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}
