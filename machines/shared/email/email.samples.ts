/** Failure samples for the auth charts that end in an email. */
import type { Failure } from '../../failure.ts';
import { ApiError } from '../../failure.ts';

interface EmailContext {
  readonly draft: { readonly sentTo: string };
  readonly redirect: string;
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

/** Failures of the request for an email. */
export const emailFailures = (request: string) => ({
  offline: new ApiError('offline', request),
  tooMany: new ApiError('tooMany', request, { feedback: 'Too many attempts. Try again in 10 minutes.' }),
});

export function emailDecides({ draft, redirect }: EmailContext, isComplete: boolean) {
  return {
    typed: isComplete ? '' : 'incomplete',
    sent: draft.sentTo === '' ? '' : 'sent',
    way: redirect === '' ? '' : 'onTheWay',
  };
}

export function emailShows({ failure, isRepeated }: EmailContext, step: string) {
  return { failure: failure?.kind ?? '', repeated: step === 'sent' && isRepeated ? 'repeated' : '' };
}
