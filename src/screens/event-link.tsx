import type { ComponentProps } from 'react';
import { Link } from '../ui/layout/link.tsx';

interface EventLinkProps<Event> extends Omit<ComponentProps<typeof Link>, 'onFollow' | 'isDisabled'> {
  /** What the chart is told when the link is followed here. */
  readonly event: NoInfer<Event>;
  readonly can: (event: Event) => boolean;
  readonly send: (event: Event) => void;
}

/** A link that tells the chart where the person goes. It keeps its place, and leads nowhere, while the chart is at work. */
export function EventLink<Event>({ event, can, send, ...link }: EventLinkProps<Event>) {
  return <Link {...link} isDisabled={!can(event)} onFollow={() => send(event)} />;
}
