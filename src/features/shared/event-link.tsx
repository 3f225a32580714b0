import type { ComponentProps } from 'react';
import { focusFieldOfNextStep } from './form/focus-field.ts';
import { Link } from '../../ui/layout/link.tsx';

interface EventLinkProps<Event> extends Omit<ComponentProps<typeof Link>, 'onFollow' | 'isDisabled'> {
  /** What the chart is told when the link is followed here. */
  readonly event: NoInfer<Event>;
  /** The field of the step that the event leads to, which takes the focus in place of the heading. */
  readonly field?: string;
  readonly can: (event: Event) => boolean;
  readonly send: (event: Event) => void;
}

/** A link that tells the chart where the person goes. It keeps its place, and leads nowhere, while the chart is at work. */
export function EventLink<Event>({ event, field, can, send, ...link }: EventLinkProps<Event>) {
  const follow = (): void => {
    send(event);
    if (field !== undefined) focusFieldOfNextStep(field);
  };
  return <Link {...link} isDisabled={!can(event)} onFollow={follow} />;
}
