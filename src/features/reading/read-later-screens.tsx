import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { documentKindNamed, sortNamed, noReadLaterFilter } from '../../../domain/reading-filter.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { KeptText, NoArticlesFound } from './list-texts.tsx';
import { documentChoice, sortChoice } from './filter-options.ts';
import { ListMessages } from './list-messages.tsx';
import { ReadingList } from './reading-list.tsx';
import { readLaterSortNames } from './reading-names.ts';
import type { ReadLaterScreenProps } from './screen-props.ts';

/** Filters and order of the saved articles. */
function ReadLaterFilters({ data, send, busy }: Pick<ReadLaterScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <FilterBar
      label={i18n._(msg`Filters and order`)}
      choices={[
        documentChoice(documentKindNamed(data.document), i18n),
        sortChoice(sortNamed(data.sort), readLaterSortNames, i18n),
      ]}
      search={{ name: 'text', label: i18n._(msg`Search titles`), value: data.text }}
      found={<KeptText listing={data.listing} />}
      total={data.listing.next === null ? data.listing.rows.length : null}
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** Articles saved for later, with filters and order. */
export function ReadLater({ data, send, busy }: ReadLaterScreenProps<'list'>) {
  const { t } = useLingui();
  const { listing } = data;
  return (
    <Stack gap="tight">
      <ReadLaterFilters data={data} send={send} busy={busy} />
      {listing.rows.length > 0 ? (
        <ReadingList list="readLater" label={t`Your saved articles`} listing={listing} send={send} busy={busy} />
      ) : (
        <NoArticlesFound
          listing={listing}
          busy={busy}
          onClear={() => send({ type: 'filters.changed', filters: noReadLaterFilter })}
        />
      )}
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
