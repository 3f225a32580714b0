import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LicenceHead } from './licence-head.tsx';
import { LicenceLinks } from './licence-links.tsx';
import { ListMessages } from './list-messages.tsx';
import { ReaderFilters } from './reader-filters.tsx';
import { ReaderList } from './reader-list.tsx';
import type { ReadersScreenProps } from './screen-props.ts';

type ListProps = Pick<ReadersScreenProps<'list'>, 'data' | 'send'>;

/** Nothing matches the filters. */
function NothingFound({ send }: Pick<ListProps, 'send'>) {
  return (
    <Stack gap="close">
      <p>
        <Trans>No reader matches these filters.</Trans>
      </p>
      <Actions>
        <Button onPress={() => send({ type: 'filters.changed', filters: { text: '', state: '' } })}>
          <Trans>Clear filters</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** All readers as a file, whatever the filters. */
function FileAction({ data: { isCollecting }, send }: ListProps) {
  return (
    <Actions>
      <Button variant="quiet" isPending={isCollecting} onPress={() => send({ type: 'file.asked' })}>
        <Trans>Download all readers as a spreadsheet (CSV)</Trans>
      </Button>
    </Actions>
  );
}

/** The seats of a licence and its readers. What the person does to one is shown at once, and can be undone in its place. */
export function List({ data, send, can, busy }: ReadersScreenProps<'list'>) {
  const { rows, failure, next } = data.listing;
  return (
    <Stack gap="wide">
      <LicenceHead data={data} />
      <LicenceLinks aboId={data.aboId} />
      <Stack>
        <ReaderFilters data={data} send={send} busy={busy} />
        {rows.length > 0 && (
          <>
            <FileAction data={data} send={send} />
            <ReaderList aboId={data.aboId} listing={data.listing} send={send} can={can} busy={busy} />
          </>
        )}
        {rows.length === 0 && !busy && failure === null && next === null && <NothingFound send={send} />}
      </Stack>
      <ListMessages data={data} send={send} />
    </Stack>
  );
}
