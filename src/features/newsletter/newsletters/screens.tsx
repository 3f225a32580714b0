import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { memo, useCallback, useState } from 'react';
import { linkTo } from '../../../../machines/engine/index.ts';
import type {
  NewsletterRow,
  Refusal,
  NewslettersContext,
} from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { placePaths } from '../../../../contract/pages/session.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { ScreenOnly } from '../../../ui/layout/print-sheet.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Rows } from '../../../ui/list/rows.tsx';
import { failedChange } from '../../shared/failure-reasons.tsx';
import type { NewsletterGroup } from './groups.ts';
import { groupsOf, receivedIds } from './groups.ts';
import { frequencyWords } from './words.ts';
import styles from '../newsletter.module.css';
import { WholeOnly } from '../../shared/list/whole-only.tsx';

/** The publisher has no newsletters. */
export function Empty() {
  return (
    <Stack>
      <p>
        <Trans>We aren’t sending any newsletters right now. New ones will appear here.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

interface NewsletterSwitchProps {
  readonly row: NewsletterRow;
  /** Reason for a failed switch. */
  readonly refusal: Refusal | undefined;
  readonly onSwitch: (rowId: string, isOn: boolean) => void;
}

function Label({ row: { subject } }: Pick<NewsletterSwitchProps, 'row'>) {
  const { i18n } = useLingui();
  switch (subject.kind) {
    case 'summary':
      return <Trans>Summary</Trans>;
    case 'adverts':
      return <Trans>Receive these without ads</Trans>;
    default: {
      const { text, locale } = subject.name;
      return i18n.locale === locale ? text : <span lang={locale}>{text}</span>;
    }
  }
}

/** Switch of a newsletter, or of a publication's advertising. Memoized: only a changed one renders again. */
const NewsletterSwitch = memo(function NewsletterSwitch({ row, refusal, onSwitch }: NewsletterSwitchProps) {
  const { i18n } = useLingui();
  return (
    <Switch
      id={row.id}
      label={<Label row={row} />}
      {...(row.subject.kind !== 'adverts' && { description: i18n._(frequencyWords[row.subject.frequency]) })}
      error={refusal && (refusal.failure.feedback ?? i18n._(failedChange(refusal.failure)))}
      isOn={row.isOn}
      onChange={(isOn) => onSwitch(row.id, isOn)}
    />
  );
});

interface GroupProps {
  readonly group: NewsletterGroup;
  readonly refusals: NewslettersContext['refusals'];
  readonly onSwitch: (rowId: string, isOn: boolean) => void;
}

/** Newsletters of one publication, or those that belong to none. */
function Group({ group: { publication, rows }, refusals, onSwitch }: GroupProps) {
  const isSetting = ({ subject }: NewsletterRow): boolean => subject.kind === 'adverts';
  const view = (row: NewsletterRow) => <NewsletterSwitch row={row} refusal={refusals[row.id]} onSwitch={onSwitch} />;
  return (
    <Section title={publication === '' ? <Trans>Our other newsletters</Trans> : publication}>
      <Rows rows={rows.filter((row) => !isSetting(row))}>{view}</Rows>
      {rows.filter(isSetting).map((row) => (
        <div key={row.id} className={styles.setting}>
          {view(row)}
        </div>
      ))}
    </Section>
  );
}

/** All newsletters, each with a switch that takes effect at once. */
export function List({
  data: { listing, refusals },
  send,
}: ScreenProps<Pick<NewslettersContext, 'listing' | 'refusals'>, NewslettersEvent>) {
  const { rows } = listing;
  const received = receivedIds(rows);
  const count = received.length;
  /** Those that were stopped together here, which can be resumed together. */
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const onSwitch = useCallback(
    (rowId: string, isOn: boolean) => send({ type: 'change.made', rowId, pendingChange: { isOn } }),
    [send],
  );
  const switchAll = (ids: readonly string[], isOn: boolean): void => {
    setStopped(isOn ? [] : ids);
    for (const rowId of ids) onSwitch(rowId, isOn);
  };
  return (
    <Stack gap="wide">
      <div className={styles.head}>
        <WholeOnly list={listing}>
          <p role="status">
            <strong>
              <Plural
                value={count}
                _0="You don’t receive any newsletters."
                one="You receive # newsletter."
                other="You receive # newsletters."
              />
            </strong>
          </p>
        </WholeOnly>
        <p className={styles.note}>
          <Trans>We save every choice right away.</Trans>
        </p>
      </div>
      <div className={styles.cards}>
        {groupsOf(rows).map((group) => (
          <Group key={group.id} group={group} refusals={refusals} onSwitch={onSwitch} />
        ))}
      </div>
      <ScreenOnly>
        <Actions>
          <PrintButton>
            <Trans>Print this list</Trans>
          </PrintButton>
          {count > 0 ? (
            <Button variant="quiet" onPress={() => switchAll(received, false)}>
              <Trans>Stop all</Trans>
            </Button>
          ) : (
            stopped.length > 0 && (
              <Button variant="quiet" onPress={() => switchAll(stopped, true)}>
                <Plural value={stopped.length} one="Resume # newsletter" other="Resume # newsletters" />
              </Button>
            )
          )}
        </Actions>
      </ScreenOnly>
    </Stack>
  );
}
