import type { ReactNode } from 'react';
import { Component } from 'react';

interface FocusReleaseProps {
  /** What is on the page: a step or page is told from another by its title. */
  readonly title: ReactNode;
}

/**
 * Takes focus from what a step leaves behind before anything of the page changes; draws nothing. A browser that takes out
 * what has focus reckons styles and places of the page as it then is, half changed, and of all of it once more afterwards: a
 * tenth of what somebody waits for the next step. Focus goes to its heading in any case, and what stays in the page gets it
 * back from React.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate({ title }: FocusReleaseProps): null {
    const focused = document.querySelector<HTMLElement>('main :focus');
    if (title !== this.props.title) focused?.blur();
    return null;
  }

  /** React asks for it where there is the former. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
