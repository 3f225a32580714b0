import { Plural, Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { NewslettersContext } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { ScreenOnly } from '../../../ui/layout/screen-only.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { NewsletterGroup } from './groups.ts';
import { groupsOf, receivedCount } from './groups.ts';
import styles from './list.module.css';
import { LoadFailure } from './load-failure.tsx';
import { NewsletterSwitch } from './newsletter-switch.tsx';

interface GroupProps {
  readonly group: NewsletterGroup;
  readonly refusals: NewslettersContext['refusals'];
  readonly onSwitch: (rowId: string, isOn: boolean) => void;
}

/** What one publication sends, or what belongs to none. */
function Group({ group: { publication, rows }, refusals, onSwitch }: GroupProps) {
  return (
    <Section title={publication === '' ? <Trans>Our other newsletters</Trans> : publication}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <NewsletterSwitch row={row} refusal={refusals[row.id]} onSwitch={onSwitch} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the publisher sends by e-mail, and what of it the person receives; every switch acts at once. */
export function List({
  data: { listing, refusals },
  send,
  busy,
}: ScreenProps<Pick<NewslettersContext, 'listing' | 'refusals'>, NewslettersEvent>) {
  const { rows, failure } = listing;
  const count = receivedCount(rows);
  const onSwitch = useCallback(
    (rowId: string, isOn: boolean) => send({ type: 'change.made', rowId, pendingChange: { isOn } }),
    [send],
  );
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Stack gap="close">
        <p role="status">
          <strong>
            <Plural
              value={count}
              _0="You receive no newsletter."
              one="You receive # newsletter."
              other="You receive # newsletters."
            />
          </strong>
        </p>
        <p>
          <Trans>Every choice is saved at once.</Trans>
        </p>
      </Stack>
      {groupsOf(rows).map((group) => (
        <Group key={group.id} group={group} refusals={refusals} onSwitch={onSwitch} />
      ))}
      <ScreenOnly>
        <PrintButton>
          <Trans>Print this list</Trans>
        </PrintButton>
      </ScreenOnly>
    </Stack>
  );
}
