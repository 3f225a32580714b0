import { msg } from '@lingui/core/macro';
import { useLingui, Plural } from '@lingui/react/macro';
import { operationKindNamed, operationKinds, periodNamed } from '../../../machines/domain/wallet.ts';
import { formatPeriod } from '../../i18n/format.ts';
import { FilterChoices } from '../../ui/list/filter-choices.tsx';
import { operationNames } from './operation-names.ts';
import type { WalletScreenProps } from './screen-props.ts';

/** Filters by kind and by period: years, the months that the server lists, and the selected one. */
export function WalletFilters({ data, send, busy }: Pick<WalletScreenProps<'list'>, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  const { wallet, listing } = data;
  const kind = operationKindNamed(data.kind) ?? '';
  const period = periodNamed(data.period) ?? '';
  const listed = [...(wallet?.years ?? []), ...(wallet?.months.map(({ month }) => month).toReversed() ?? [])];
  const periods = period === '' || listed.includes(period) ? listed : [...listed, period];
  return (
    <FilterChoices
      label={i18n._(msg`Filters`)}
      choices={[
        {
          name: 'kind' as const,
          label: i18n._(msg({ message: 'Operation', comment: 'Kind of what went in or out of a wallet' })),
          ordinary: i18n._(msg`All operations`),
          value: kind,
          options: operationKinds.map((value) => ({ value, label: i18n._(operationNames[value]) })),
        },
        {
          name: 'period' as const,
          label: i18n._(msg`Period`),
          ordinary: i18n._(msg({ message: 'Since the beginning', comment: 'All periods' })),
          value: period,
          options: periods.map((value) => ({ value, label: formatPeriod(value, i18n) })),
        },
      ]}
      found={
        listing.next === null ? (
          <Plural value={listing.rows.length} _0="No operation" one="# operation" other="# operations" />
        ) : (
          <Plural
            value={listing.rows.length}
            one="The last operation, and more"
            other="The last # operations, and more"
          />
        )
      }
      isBusy={busy}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}
