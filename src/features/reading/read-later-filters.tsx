import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { documentKindNamed, sortNamed } from '../../../machines/domain/reading-filter.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { documentChoice, sortChoice } from './filter-options.ts';
import { FoundText } from './found-text.tsx';
import { readLaterSortNames } from './reading-names.ts';
import type { ReadLaterScreenProps } from './screen-props.ts';

/** The filters of what is kept for later, and its order. */
export function ReadLaterFilters({ data, send, busy }: Pick<ReadLaterScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <FilterBar
      label={i18n._(msg`Filters and order`)}
      choices={[
        documentChoice(documentKindNamed(data.document), i18n),
        sortChoice(sortNamed(data.sort), readLaterSortNames, i18n),
      ]}
      search={{ name: 'text', label: i18n._(msg`Words of the title`), value: data.text }}
      found={<FoundText listing={data.listing} />}
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}
