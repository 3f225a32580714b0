import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  documentKindNamed,
  kindNamed,
  listKindNamed,
  sortNamed,
  noReadingsFilter,
} from '../../../domain/reading-filter.ts';
import { readingKinds, readingListKinds } from '../../../domain/reading.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { FoundText, NoArticlesFound } from './list-texts.tsx';
import { documentChoice, optionsOf, sortChoice } from './filter-options.ts';
import { ListMessages } from './list-messages.tsx';
import type { ReadingsScreenProps } from './screen-props.ts';
import { ReadingList } from './reading-list.tsx';
import { kindNames, listKindNames, readingSortNames } from './reading-names.ts';

/** The filters of what was read, and its order. */
function ReadingsFilters({ data, send, busy }: Pick<ReadingsScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <FilterBar
      label={i18n._(msg`Filters and order`)}
      choices={[
        documentChoice(documentKindNamed(data.document), i18n),
        {
          name: 'kind' as const,
          label: i18n._(msg`Access type`),
          ordinary: i18n._(msg`All types`),
          value: kindNamed(data.kind) ?? '',
          options: optionsOf(readingKinds, kindNames, i18n),
        },
        {
          name: 'list' as const,
          label: i18n._(msg`Source`),
          ordinary: i18n._(msg`All lists`),
          value: listKindNamed(data.list) ?? '',
          options: optionsOf(readingListKinds, listKindNames, i18n),
        },
        sortChoice(sortNamed(data.sort), readingSortNames, i18n),
      ]}
      search={{ name: 'text', label: i18n._(msg`Search titles`), value: data.text }}
      found={<FoundText listing={data.listing} />}
      total={data.listing.next === null ? data.listing.rows.length : null}
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** Read articles, with filters and order. */
export function Readings({ data, send, busy }: ReadingsScreenProps<'list'>) {
  const { t } = useLingui();
  const { listing } = data;
  return (
    <Stack gap="tight">
      <ReadingsFilters data={data} send={send} busy={busy} />
      {listing.rows.length > 0 ? (
        <ReadingList list="readings" label={t`Articles you’ve read`} listing={listing} send={send} busy={busy} />
      ) : (
        <NoArticlesFound
          listing={listing}
          busy={busy}
          onClear={() => send({ type: 'filters.changed', filters: noReadingsFilter })}
        />
      )}
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
