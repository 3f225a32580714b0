import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import type { SectionContext, SectionEvent } from '../../../machines/shared/sections/sections.context.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextNote } from '../../ui/text/text-parts.tsx';
import { useFailedPart } from './use-failed-part.ts';
import { FailureNotice } from './failure-notice.tsx';

/** Props of a section’s content. */
export interface ReceivedProps<Received> {
  readonly received: Received;
  /** Reads it again. */
  readonly onRetry: () => void;
  readonly busy: boolean;
}

export type Props<Received> = ScreenProps<SectionContext<Received>, SectionEvent>;

interface NotLoadedProps extends Pick<Props<unknown>, 'data' | 'send' | 'busy'> {
  readonly failure: Failure;
  readonly title: MessageDescriptor;
  /** The data read before stays below. */
  readonly isBehind: boolean;
  readonly elsewhere: ReactNode;
}

/** It could not be loaded, and can be tried again; the others of the page go on. */
export function NotLoaded({ failure, title, isBehind, elsewhere, data, send, busy }: NotLoadedProps) {
  const { i18n } = useLingui();
  const onRetry = useCallback(() => send({ type: 'retried' }), [send]);
  const { isSaidAbove, onOwnRetry } = useFailedPart({ failure, isBusy: busy, isRetried: data.isRetried, onRetry });
  if (isSaidAbove) {
    if (!isBehind) return null;
    return (
      <TextNote>
        <Trans>This part may be out of date.</Trans>
      </TextNote>
    );
  }
  return (
    <FailureNotice
      failure={failure}
      title={i18n._(title)}
      takesFocus={data.isRetried && !busy}
      actions={
        <Actions>
          <Button variant="secondary" isPending={busy} onPress={onOwnRetry}>
            <Trans>Try again</Trans>
          </Button>
          {elsewhere}
        </Actions>
      }
    >
      {isBehind && (
        <p>
          <Trans>What you see below may be out of date.</Trans>
        </p>
      )}
    </FailureNotice>
  );
}
