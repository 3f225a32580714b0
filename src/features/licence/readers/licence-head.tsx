import { Plural, Trans } from '@lingui/react/macro';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import type { Seats } from '../../../../machines/domain/licence.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import { Reference } from '../../../ui/text/reference.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** What is left of the seats, or how many readers there are beyond them. */
function Left({ bought, taken }: Seats) {
  return taken <= bought ? (
    <Plural value={bought - taken} _0="None" one="#" other="#" />
  ) : (
    <Plural value={taken - bought} one="None, # reader over" other="None, # readers over" />
  );
}

/** Which licence it is, and its seats: bought, taken, left. */
export function LicenceHead({ data: { subscription, seats } }: { readonly data: ReadersContext }) {
  return (
    <Stack gap="close">
      {subscription && (
        <p>
          <span translate="no">{subscription.publications.join(', ')}</span>
          {' · '}
          <Reference>{subscription.reference}</Reference>
        </p>
      )}
      {seats && (
        <DataList
          rows={[
            {
              id: 'bought',
              term: <Trans comment="Readers for whom a license was bought">Seats bought</Trans>,
              value: seats.bought,
            },
            {
              id: 'taken',
              term: <Trans comment="Seats of a license">Taken, pending additions included</Trans>,
              value: seats.taken,
            },
            { id: 'left', term: <Trans comment="Seats of a license">Left</Trans>, value: <Left {...seats} /> },
          ]}
        />
      )}
    </Stack>
  );
}
