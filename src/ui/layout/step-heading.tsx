import type { ReactNode, Ref } from 'react';
import styles from './step-heading.module.css';
import { Component } from 'react';
import { withReferences } from '../text/with-references.tsx';

interface FocusReleaseProps {
  /** Title of the step or page, by which a change is detected. */
  readonly title: ReactNode;
}

/**
 * Blurs the focused element of the previous step, or of its order summary, before React changes the page; renders
 * nothing. A browser that removes a focused element calculates style and layout of the half-changed page, and of all of
 * it again afterwards: a tenth of the time to the next step. Focus moves to the step's heading in any case, and React
 * restores it to an element that stays in the page.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate({ title }: FocusReleaseProps): null {
    const focused = document.querySelector<HTMLElement>(':is(main, section) :focus');
    if (title !== this.props.title) focused?.blur();
    return null;
  }

  /** React asks for it where there is the former. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

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
        {withReferences(children)}
      </h1>
    </>
  );
}
