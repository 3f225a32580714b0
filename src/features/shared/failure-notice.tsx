import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { isUncertainFailure } from '../../../domain/uncertain-failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useErrorTitle } from './form/use-error-title.ts';
import type { FailureTitle } from './failure-reasons.tsx';
import { useFailureReason } from './failure-reasons.tsx';

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
