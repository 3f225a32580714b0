import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { Failure, FailureKind } from '../../../machines/failure.ts';
import { isUncertainFailure } from '../../../domain/uncertain-failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useErrorTitle } from './form/use-error-title.ts';

const refused = msg`We couldn’t accept this request. Reload the page and try again.`;

/** Texts of each kind of failure. */
const reasons: Readonly<Record<FailureKind, MessageDescriptor>> = {
  offline: msg`We can’t reach the server. Check your connection.`,
  timeout: msg`The server is taking too long to respond. Try again in a moment.`,
  unauthorised: msg`You’ve been signed out. Sign in again to continue.`,
  forbidden: refused,
  notFound: refused,
  conflict: msg`We’re still processing your last request. Wait a moment.`,
  invalid: refused,
  tooMany: msg`Too many attempts in a short time. Try again in a few minutes.`,
  server: msg`Something went wrong on our side. Try again in a moment.`,
  malformed: msg`The service isn’t responding as it should. Try again in a moment.`,
};

/** The browser has no network at all, which is another thing than a server that does not answer. */
const disconnected = msg`You’re offline. Connect to the internet, then try again.`;

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Tells why a call failed; the server's own words come before ours. */
export function useFailureReason(): (failure: Failure) => string {
  const { i18n } = useLingui();
  // On the server, and in a browser that does not know, the network counts as online.
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, isOnline, () => true) !== false;
  return ({ feedback, kind }) => feedback ?? i18n._(kind === 'offline' && !hasNetwork ? disconnected : reasons[kind]);
}

/**
 * The action that failed; or two titles, for a failure after which the server may have executed it, and for a definite
 * refusal.
 */
export type FailureTitle = ReactNode | { readonly uncertain: ReactNode; readonly refused: ReactNode };

/** Titles of a request that has no name of its own. */
export const requestTitle: FailureTitle = {
  uncertain: <Trans>We may not have received your request</Trans>,
  refused: <Trans>That didn’t work</Trans>,
};

const isPair = (title: FailureTitle): title is Extract<FailureTitle, { readonly uncertain: ReactNode }> =>
  typeof title === 'object' && title !== null && 'uncertain' in title;

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly title: FailureTitle;
  /** Whether money moved, and what to do now; with two titles, after an uncertain failure only. */
  readonly children?: ReactNode;
  /** Shown after every failure. */
  readonly actions?: ReactNode;
  /** It happened just now, on a page that was there before. */
  readonly takesFocus?: boolean;
  /** It replaces the page's content: the document’s title says so, too. */
  readonly isPage?: boolean;
}

/** A call that failed: what did not succeed, why, and what to do. The server's own words come before ours. */
export function FailureNotice({
  failure,
  title,
  children,
  actions,
  takesFocus = false,
  isPage = false,
}: FailureNoticeProps) {
  useErrorTitle(isPage);
  const reasonOf = useFailureReason();
  const isRefused = isPair(title) && !isUncertainFailure(failure);
  const shownTitle = isPair(title) ? title[isRefused ? 'refused' : 'uncertain'] : title;
  return (
    <Notice kind="danger" title={shownTitle} takesFocus={takesFocus}>
      <p>{reasonOf(failure)}</p>
      {!isRefused && children}
      {actions}
    </Notice>
  );
}

/** A call that failed without a word from the server (specification §8). */
export const genericFailure = msg({
  id: 'PMC_Erreur_MessageGeneriqueHTTP',
  message: 'That didn’t work, and nothing has changed. Try again.',
  comment: 'Generic message for a failed call (specification §8)',
});

const uncertainChange = msg`We may not have saved this change. Check it, and try again if needed.`;

/** A change that failed without a word from the server. */
export const failedChange = (failure: Failure): MessageDescriptor =>
  isUncertainFailure(failure) ? uncertainChange : genericFailure;
