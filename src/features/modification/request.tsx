import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sortedLines } from '../../../machines/domain/modification.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { ScreenOnly } from '../../ui/layout/screen-only.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { Cancellation } from './cancellation.tsx';
import { Facts } from './facts.tsx';
import { Headline } from './headline.tsx';
import type { LineRecord } from './line-card.tsx';
import { LineCard } from './line-card.tsx';
import type { ModificationScreenProps } from './screen-props.ts';
import { Timeline } from './timeline.tsx';
import { WhatNext } from './what-next.tsx';

/** A request: where it stands, what to do now, what it asks for line by line, and what has happened to it. */
export function Request({ data, can, send, busy }: ModificationScreenProps<'request'>) {
  const { t } = useLingui();
  const { modification, answer, failure } = data;
  const { id, subscription, state, lines } = modification;
  const records = useMemo((): readonly LineRecord[] => {
    return sortedLines({ lines }).map((line) => ({ ...line, id: String(line.position) }));
  }, [lines]);
  const shared = useMemo(() => ({ id, subscription }), [id, subscription]);
  return (
    <Stack gap="wide">
      <Stack>
        <Headline modification={modification} answer={answer} />
        {failure && (
          <FailureNotice failure={failure} title={<Trans>What has happened since could not be loaded</Trans>}>
            <Actions>
              <Button onPress={() => send({ type: 'retried' })}>
                <Trans>Try again</Trans>
              </Button>
            </Actions>
          </FailureNotice>
        )}
        <WhatNext modification={modification} />
      </Stack>
      <Facts modification={modification} />
      {records.length > 0 && (
        <Section title={<Trans>What you ask for</Trans>}>
          <RecordList
            id="request-lines"
            label={t`What you ask for`}
            records={records}
            view={LineCard}
            shared={shared}
            total={records.length}
          />
        </Section>
      )}
      <Timeline modification={modification} />
      {state === 'pending' && (
        <ScreenOnly>
          <Cancellation data={data} can={can} send={send} busy={busy} />
        </ScreenOnly>
      )}
      <ScreenOnly>
        <Actions>
          <PrintButton>
            <Trans>Print this request</Trans>
          </PrintButton>
        </Actions>
      </ScreenOnly>
    </Stack>
  );
}
