import { foundAmong, noSubscriptionFilter } from '../../../../machines/domain/subscription-filter.ts';
import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './list.module.css';
import { LoadFailure } from './load-failure.tsx';
import { NewQuoteLink } from './new-quote-link.tsx';
import type { SubscriptionsScreenProps } from './screen-props.ts';
import { SubscriptionRowView } from './subscription-row.tsx';
import { SubscriptionsFilters } from './subscriptions-filters.tsx';

/** Nothing matches the filters. */
function NothingFound({ send }: Pick<SubscriptionsScreenProps<'list'>, 'send'>) {
  return (
    <Stack gap="close">
      <p>
        <Trans>No subscription matches these filters.</Trans>
      </p>
      <Actions>
        <Button onPress={() => send({ type: 'filters.changed', filters: noSubscriptionFilter })}>
          <Trans>Clear filters</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** What the person subscribes to: what asks something of them first. */
export function List({ data, send, busy }: SubscriptionsScreenProps<'list'>) {
  const { listing } = data;
  const found = foundAmong(listing.rows, data);
  return (
    <Stack>
      {listing.failure && (
        <LoadFailure failure={listing.failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />
      )}
      <SubscriptionsFilters data={data} send={send} found={found.length} />
      {found.length > 0 ? (
        <ul className={styles.rows}>
          {found.map((row) => (
            <li key={row.id} className={styles.row}>
              <SubscriptionRowView row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound send={send} />
      )}
      <NewQuoteLink />
    </Stack>
  );
}
