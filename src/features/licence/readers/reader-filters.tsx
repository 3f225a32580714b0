import { Plural, useLingui } from '@lingui/react/macro';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ReadersScreenProps } from './screen-props.ts';

/** By name or e-mail address, and whether something awaits the publisher. */
export function ReaderFilters({ data, send, busy }: Pick<ReadersScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { t } = useLingui();
  const { rows, next } = data.listing;
  return (
    <FilterBar
      label={t`Filters`}
      choices={[
        {
          name: 'state' as const,
          label: t({ message: 'Requests', comment: 'Filter: whether a request about a reader awaits the publisher' }),
          ordinary: t`All readers`,
          value: data.state === 'pending' ? 'pending' : '',
          options: [{ value: 'pending', label: t`Awaiting the publisher` }],
        },
      ]}
      search={{ name: 'text', label: t`Name or e-mail address`, value: data.text }}
      found={
        next === null ? (
          <Plural value={rows.length} _0="No reader" one="# reader" other="# readers" />
        ) : (
          <Plural value={rows.length} one="The first reader, and more" other="The first # readers, and more" />
        )
      }
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}
