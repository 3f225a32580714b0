import type { ReactNode, Ref } from 'react';
import { FocusRelease } from '../form/focus-release.tsx';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The page's one `<h1>`; takes focus from a script when its step is reached. */
export function StepHeading({ ref, children }: StepHeadingProps) {
  return (
    <>
      <FocusRelease title={children} />
      <h1 ref={ref} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
    </>
  );
}
