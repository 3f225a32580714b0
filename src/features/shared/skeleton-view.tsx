import type { ReactNode } from 'react';
import { Skeleton, type SkeletonKind } from '../../ui/feedback/skeleton.tsx';

/** The view of a step that only waits for an answer. */
export const skeletonView = (rows: number, text: ReactNode, kind?: SkeletonKind) =>
  function SkeletonView() {
    return (
      <Skeleton rows={rows} kind={kind}>
        {text}
      </Skeleton>
    );
  };
