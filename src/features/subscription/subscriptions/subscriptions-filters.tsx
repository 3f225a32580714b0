import { statusNamed, statusesAmong } from '../../../../machines/domain/subscription-filter.ts';
import { msg } from '@lingui/core/macro';
import { useLingui, Plural } from '@lingui/react/macro';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { SubscriptionsScreenProps } from './screen-props.ts';
import { statusNames } from './subscription-names.ts';

interface SubscriptionsFiltersProps extends Pick<SubscriptionsScreenProps<'list'>, 'data' | 'send'> {
  /** How many subscriptions the filters leave. */
  readonly found: number;
}

/** By status, and by words of what it is called. What is found is there at once. */
export function SubscriptionsFilters({ data, send, found }: SubscriptionsFiltersProps) {
  const { i18n } = useLingui();
  const status = statusNamed(data.status);
  return (
    <FilterBar
      label={i18n._(msg`Filters`)}
      choices={[
        {
          name: 'status' as const,
          label: i18n._(msg({ message: 'Status', comment: 'Where a subscription stands' })),
          ordinary: i18n._(msg({ message: 'All statuses', comment: 'Of subscriptions' })),
          value: status ?? '',
          options: statusesAmong(data.listing.rows, status).map((value) => ({
            value,
            label: i18n._(statusNames[value]),
          })),
        },
      ]}
      search={{ name: 'text', label: i18n._(msg`Publication or reference`), value: data.text }}
      found={<Plural value={found} _0="No subscription" one="# subscription" other="# subscriptions" />}
      isBusy={false}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}
