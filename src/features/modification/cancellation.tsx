import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isAboutReader } from '../../../domain/modification.ts';
import { markedReaderAfter } from '../../../domain/reader-marker.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { ModificationScreenProps } from './screen-props.ts';

/** Consequences of withdrawing the request. */
function Meaning({
  modification: { type, lineCount },
}: Pick<ModificationScreenProps<'request'>['data'], 'modification'>) {
  return isAboutReader(type) && markedReaderAfter(type, 'cancelled') === 'removed' ? (
    <Plural
      value={lineCount}
      one="This reader will be removed. You can add them again at any time."
      other="These # readers will be removed. You can add them again at any time."
    />
  ) : (
    <Trans>Nothing changes. You can send a new request at any time.</Trans>
  );
}

/** Withdraws a request that has not been decided; explains the consequences first. */
export function Cancellation({ data, send, busy }: ModificationScreenProps<'request'>) {
  const { modification, cancellation, refusal } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  const isAsked = cancellation !== null;
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasAsked.current && !isAsked) heading.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <Section title={<Trans>Changed your mind?</Trans>} heading={heading}>
      {!isAsked && (
        <>
          <p>
            <Trans>You can cancel the request until we decide.</Trans>
          </p>
          <Actions>
            <Button onPress={() => send({ type: 'cancellation.considered' })}>
              <Trans>Cancel request…</Trans>
            </Button>
          </Actions>
        </>
      )}
      {isAsked &&
        (refusal ? (
          <FailureNotice
            failure={refusal}
            title={{
              uncertain: <Trans>We may not have canceled the request</Trans>,
              refused: <Trans>We couldn’t cancel the request</Trans>,
            }}
            takesFocus
          >
            <p>
              <Trans>You can safely cancel it again.</Trans>
            </p>
          </FailureNotice>
        ) : (
          <Notice kind="warning" title={<Trans>Cancel this request?</Trans>} takesFocus>
            <p>
              <Meaning modification={modification} />
            </p>
          </Notice>
        ))}
      {isAsked && (
        <Actions>
          <Button variant="danger" isPending={busy} onPress={() => send({ type: 'cancellation.confirmed' })}>
            <Trans>Cancel request</Trans>
          </Button>
          <Button variant="quiet" isDisabled={busy} onPress={() => send({ type: 'cancellation.dismissed' })}>
            <Trans>Keep request</Trans>
          </Button>
        </Actions>
      )}
    </Section>
  );
}
