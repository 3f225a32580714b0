import type { Failure } from '../../../machines/failure.ts';
import type { ScreenProps } from '../../engine/index.ts';
import type { ReactNode } from 'react';
import { Skeleton, type SkeletonKind, type SkeletonPart } from '../../ui/feedback/skeleton.tsx';
import type { RetryEvent, LoadWords } from './load-failure.tsx';
import { LoadFailure } from './load-failure.tsx';

/** The view of a step that could not be loaded. */
export function unreadableView(words: LoadWords) {
  return function Unreadable({
    data: { failure },
    send,
    busy,
  }: ScreenProps<{ readonly failure: Failure }, RetryEvent>) {
    return <LoadFailure failure={failure} words={words} send={send} busy={busy} />;
  };
}

/** The view of a step that only waits for an answer. */
export const skeletonView = (rows: number, text: ReactNode, kind?: SkeletonKind, parts?: readonly SkeletonPart[]) =>
  function SkeletonView() {
    return (
      <Skeleton rows={rows} kind={kind} parts={parts}>
        {text}
      </Skeleton>
    );
  };
