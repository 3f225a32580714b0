import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The view of a step that only waits for an answer. */
export const skeletonView = (rows: number, text: ReactNode) =>
  function SkeletonView() {
    return <Skeleton rows={rows}>{text}</Skeleton>;
  };
