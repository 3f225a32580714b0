import type { ReactNode } from 'react';
import { DisclosurePanel } from 'react-aria-components/Disclosure';
import { classNames } from './class-names.ts';

interface ResponsivePanelProps {
  readonly className: string | undefined;
  /** Its content may be higher than the panel: the keyboard scrolls it. */
  readonly isScrollable?: boolean;
  readonly children: ReactNode;
}

/**
 * A collapsed panel that stylesheets show on wide windows and in print. `hidden` alone hides it, as it hides the content of
 * `<details>`: react-aria's `aria-hidden` would stay where the panel is shown, and its group needs no second name.
 */
export function ResponsivePanel({ className, isScrollable = false, children }: ResponsivePanelProps) {
  return (
    <DisclosurePanel
      className={classNames(className)}
      render={({ role, 'aria-labelledby': labelledBy, ...props }) => (
        <div
          {...props}
          {...(isScrollable && { role, 'aria-labelledby': labelledBy, tabIndex: 0 })}
          aria-hidden={undefined}
        />
      )}
    >
      {children}
    </DisclosurePanel>
  );
}
