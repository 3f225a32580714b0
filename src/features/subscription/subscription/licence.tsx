import { Plural, Trans } from '@lingui/react/macro';
import { rangesPaths } from '../../../../machines/licence/ranges/ranges.paths.ts';
import { readersPaths } from '../../../../machines/licence/readers/readers.paths.ts';
import type { SubscriptionDetail } from '../../../../machines/domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextList } from '../../../ui/text/text-list.tsx';

/** Seats, networks and pending requests of a licence, for its administrator. */
export function Licence({
  id,
  licence: { seats, rangeCount, pendingCount },
}: {
  /** Id of the subscription. */
  readonly id: number;
  readonly licence: NonNullable<SubscriptionDetail['licence']>;
}) {
  const place = { aboId: String(id) };
  const { bought, taken, extra } = seats;
  const price = extra && <Amount value={extra} />;
  return (
    <Section title={<Trans>Whom this license serves</Trans>}>
      <TextList
        items={[
          {
            id: 'seats',
            text: (
              <Trans>
                {taken} of <Plural value={bought} one="# seat" other="# seats" /> taken
              </Trans>
            ),
          },
          ...(price
            ? [{ id: 'extra', text: <Trans>Another seat costs {price} before tax for the rest of the term.</Trans> }]
            : []),
          {
            id: 'ranges',
            text: (
              <Plural
                value={rangeCount}
                _0="No network from which it is read without signing in"
                one="# network from which it is read without signing in"
                other="# networks from which it is read without signing in"
              />
            ),
          },
          {
            id: 'pending',
            text: (
              <Plural
                value={pendingCount}
                _0="No request awaits our decision"
                one="# request awaits our decision"
                other="# requests await our decision"
              />
            ),
          },
        ]}
      />
      <Stack gap="tight">
        <Link href={linkTo(readersPaths.list, place)} variant="standalone">
          <Trans>Readers</Trans>
        </Link>
        <Link href={linkTo(rangesPaths.list, place)} variant="standalone">
          <Trans>IP ranges</Trans>
        </Link>
      </Stack>
    </Section>
  );
}
