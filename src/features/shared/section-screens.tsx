import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import type { SectionContext, SectionEvent } from '../../../machines/shared/sections/sections.context.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
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
  return (
    <Stack gap="close">
      <FailureNotice failure={failure} title={i18n._(title)} takesFocus={data.isRetried && !busy}>
        {isBehind && (
          <p>
            <Trans>What you see below may be out of date.</Trans>
          </p>
        )}
      </FailureNotice>
      <Actions>
        <Button isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
        {elsewhere}
      </Actions>
    </Stack>
  );
}
