import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { Failure, FailureKind } from '../../../machines/failure.ts';
import { isUncertainFailure } from '../../../domain/uncertain-failure.ts';

const refused = msg`We couldn’t accept this request. Reload the page and try again.`;

/**
 * The action that failed; or two titles, for a failure after which the server may have executed it, and for a definite
 * refusal.
 */
export type FailureTitle = ReactNode | { readonly uncertain: ReactNode; readonly refused: ReactNode };

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

/** Titles of a request that has no name of its own. */
export const requestTitle: FailureTitle = {
  uncertain: <Trans>We may not have received your request</Trans>,
  refused: <Trans>That didn’t work</Trans>,
};

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
