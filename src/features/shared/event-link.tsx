import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { focusFieldOfNextStep } from './form/focus-field.ts';
import { Link } from '../../ui/layout/link.tsx';

interface EventLinkProps<Event> extends Omit<ComponentProps<typeof Link>, 'onFollow' | 'isDisabled'> {
  /** Event for the chart when the link is followed in this tab. */
  readonly event: NoInfer<Event>;
  /** The field of the step that the event leads to, which takes the focus in place of the heading. */
  readonly field?: string;
  readonly can: (event: Event) => boolean;
  readonly send: (event: Event) => void;
}

/** A link whose plain click sends the chart an event. While the chart is busy it stays in place, disabled. */
export function EventLink<Event>({ event, field, can, send, ...link }: EventLinkProps<Event>) {
  const follow = (): void => {
    send(event);
    if (field !== undefined) focusFieldOfNextStep(field);
  };
  return <Link {...link} isDisabled={!can(event)} onFollow={follow} />;
}

interface PreviousStepLinkProps<Event> extends Omit<EventLinkProps<Event>, 'variant' | 'icon' | 'children'> {
  readonly children?: ReactNode;
}

/** The link back to the step before. */
export function PreviousStepLink<Event>({ children = <Trans>Back</Trans>, ...link }: PreviousStepLinkProps<Event>) {
  return (
    <EventLink {...link} variant="standalone" icon="back">
      {children}
    </EventLink>
  );
}
