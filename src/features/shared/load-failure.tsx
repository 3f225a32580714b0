import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { RetryNotice } from './retry-notice.tsx';

/** Data that was read before stays below a failure to read it again. */
const outdated = msg`What you see below may be out of date.`;

export interface RetryEvent {
  readonly type: 'retried';
}

/** Texts about something that could not be loaded. */
export interface LoadWords {
  /** Title of the notice. */
  readonly unread: MessageDescriptor;
  /** Consequences for the person. */
  readonly meanwhile?: MessageDescriptor;
  /** The data read before is shown below. Default: it may be out of date. */
  readonly behind?: MessageDescriptor;
}

interface LoadFailureProps extends Pick<ScreenProps<unknown, RetryEvent>, 'send' | 'busy'> {
  readonly failure: Failure;
  readonly words: LoadWords;
  /** The data read before stays below. */
  readonly isBehind?: boolean;
}

/** A failed read, and the way to try again. */
export function LoadFailure({ failure, words, send, busy, isBehind = false }: LoadFailureProps) {
  const { i18n } = useLingui();
  const { unread, meanwhile, behind = outdated } = words;
  const consequence = isBehind ? behind : meanwhile;
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      isBehind={isBehind}
      title={i18n._(unread)}
    >
      {consequence && i18n._(consequence)}
    </RetryNotice>
  );
}
