import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import type { Place } from '../../machines/engine/index.ts';

/** Props of a link to a place of the application. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Place | string;
}

/** A link within the application, as a page's layout receives it. */
export type LinkComponent = ComponentType<LinkProps>;

/** The address of a place, for `href`. */
export function hrefOf(to: Place | string): string {
  return typeof to === 'string' ? to : to.path + to.search;
}

/** A link that the browser follows by loading the page. */
export function PlainLink({ to, children, ...props }: LinkProps) {
  return (
    // oxlint-disable-next-line react/forbid-elements -- the application gives the engine its own link, or uses this one
    <a {...props} href={hrefOf(to)}>
      {children}
    </a>
  );
}

/** Whether a click asks for the page here: not in another tab or window, and not for a download. */
export function isOwnClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target, download } = currentTarget;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && ['', '_self'].includes(target) && !download;
}
