import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { documentKindNamed, sortNamed, noReadLaterFilter } from '../../../domain/reading-filter.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type {
  ReadingsContext,
  ReadingsEvent,
  ReadLaterContext,
  ReadLaterEvent,
} from '../../../machines/reading/readings/readings.context.ts';
import type { readingsSteps, readLaterSteps as steps } from '../../../machines/reading/readings/readings.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { KeptText, NoArticlesFound } from './list-texts.tsx';
import { documentChoice, sortChoice } from './filter-options.ts';
import { ListMessages } from './list-messages.tsx';
import { ReadingList } from './reading-list.tsx';
import { readLaterSortNames } from './reading-names.ts';

/** Props of a step's view of the reading history. */
export type ReadingsScreenProps<Name extends keyof typeof readingsSteps> = ScreenProps<
  ReadingsContext & NeedsOf<(typeof readingsSteps)[Name]>,
  ReadingsEvent
>;

/** Props of a step's view of the articles kept for later. */
export type ReadLaterScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ReadLaterContext & NeedsOf<(typeof steps)[Name]>,
  ReadLaterEvent
>;

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
