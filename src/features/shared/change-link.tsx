import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from './event-link.tsx';

type ChangeLinkProps<Event> = Omit<ComponentProps<typeof EventLink<Event>>, 'children' | 'variant' | 'icon'> & {
  /** The answers that are changed, for screen readers. */
  readonly children: ReactNode;
};

/** The link of a check page back to the step that asked for a group of answers. */
export function ChangeLink<Event>({ children, ...link }: ChangeLinkProps<Event>) {
  return (
    <EventLink {...link}>
      <Trans>Change</Trans> <VisuallyHidden as="span">{children}</VisuallyHidden>
    </EventLink>
  );
}
