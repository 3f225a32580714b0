import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Balance } from './balance.tsx';
import { ListMessages } from './list-messages.tsx';
import { Months } from './months.tsx';
import { NoWallet } from './no-wallet.tsx';
import { Operations } from './operations.tsx';
import type { WalletScreenProps } from './screen-props.ts';
import { WalletFilters } from './wallet-filters.tsx';

type ListProps = Pick<WalletScreenProps<'list'>, 'data' | 'send' | 'busy'>;

/** Nothing matches the filters. */
function NothingFound({ send }: Pick<ListProps, 'send'>) {
  return (
    <Stack gap="close">
      <p>
        <Trans>No operation matches these filters.</Trans>
      </p>
      <Actions>
        <Button onPress={() => send({ type: 'filters.changed', filters: { kind: '', period: '' } })}>
          <Trans>Clear filters</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** All of it as a file. */
function FileAction({ data: { listing, isCollecting }, send }: Pick<ListProps, 'data' | 'send'>) {
  return (
    <Actions>
      <Button
        variant="quiet"
        isPending={isCollecting}
        isDisabled={listing.isAsking || listing.failure !== null}
        onPress={() => send({ type: 'file.asked' })}
      >
        <Trans>Download as a spreadsheet (CSV)</Trans>
      </Button>
    </Actions>
  );
}

/** The next page. */
function MoreAction({ data: { listing, isCollecting }, send, busy }: Pick<ListProps, 'data' | 'send' | 'busy'>) {
  if (busy || listing.next === null || listing.failure !== null) return null;
  return (
    <Actions>
      <Button isPending={listing.isAsking} isDisabled={isCollecting} onPress={() => send({ type: 'more.wanted' })}>
        <Trans>Show more</Trans>
      </Button>
    </Actions>
  );
}

/** The balance, what came and went month by month, and every operation that the filters leave. */
export function List({ data, send, busy }: WalletScreenProps<'list'>) {
  const { wallet, listing } = data;
  const { rows, failure } = listing;
  if (wallet === null && !busy && failure === null) return <NoWallet />;
  return (
    <Stack gap="wide">
      {wallet && <Balance wallet={wallet} />}
      {wallet && wallet.months.length > 0 && <Months months={wallet.months} kind={data.kind} />}
      <Stack>
        <WalletFilters data={data} send={send} busy={busy} />
        {rows.length > 0 && (
          <>
            <FileAction data={data} send={send} />
            <Operations operations={rows} />
            <MoreAction data={data} send={send} busy={busy} />
          </>
        )}
        {rows.length === 0 && !busy && failure === null && <NothingFound send={send} />}
      </Stack>
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
