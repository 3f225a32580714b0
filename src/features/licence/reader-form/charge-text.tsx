import { Plural, Trans } from '@lingui/react/macro';
import type { Seats } from '../../../../machines/domain/licence.ts';
import { chargeOf } from '../../../../machines/domain/licence.ts';
import { Amount } from '../../../ui/text/amount.tsx';

/** What it costs to add one reader: a seat that is left, or a charge. */
export function ChargeText({ seats }: { readonly seats: Seats }) {
  const charge = chargeOf(seats, 1);
  if (charge)
    return (
      <p>
        <Trans>
          All seats are taken. This reader costs <Amount value={charge} /> before tax for the rest of the term, invoiced
          once the publisher has accepted.
        </Trans>
      </p>
    );
  return (
    <p>
      <Plural
        value={seats.bought - seats.taken}
        one="One seat of your license is left: this reader costs nothing more."
        other="# seats of your license are left: this reader costs nothing more."
      />
    </p>
  );
}
