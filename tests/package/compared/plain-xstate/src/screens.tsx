/** View, title, address and progress mark of each state. */
import type { ComponentType } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { LeaveContext, LeaveEvent } from '../../../parental-leave/src/request.ts';
import { Adoption, Birth, Check, Dates, Partner, Sent, Who } from '../../../parental-leave/src/views.tsx';
import type { leaveMachine } from './leave-machine.ts';

interface ViewProps {
  readonly data: LeaveContext;
  readonly send: (event: LeaveEvent) => void;
  readonly busy: boolean;
}

export interface Screen {
  /** The state that XState's `route` event enters. */
  readonly route: Extract<EventFrom<typeof leaveMachine>, { readonly type: 'xstate.route' }>['to'];
  readonly address: string;
  readonly mark: string;
  readonly title: (context: LeaveContext) => string;
  readonly View: ComponentType<ViewProps>;
}

export const marks = ['You', 'The child', 'Dates', 'Check', 'Sent'] as const;

const check: Screen = {
  route: '#leave.check',
  address: '/leave?step=check',
  mark: 'Check',
  title: ({ draft }) => `Check your request, ${draft.name}`,
  View: ({ data, ...rest }) =>
    data.draft.kind && <Check data={{ ...data, draft: { ...data.draft, kind: data.draft.kind } }} {...rest} />,
};

/** By name of the state. */
export const screens: Readonly<Record<string, Screen>> = {
  who: { route: '#leave.who', address: '/leave', mark: 'You', title: () => 'Parental leave', View: Who },
  birth: {
    route: '#leave.birth',
    address: '/leave?step=birth',
    mark: 'The child',
    title: () => 'The birth',
    View: ({ data, ...rest }) => <Birth data={{ ...data, draft: { ...data.draft, kind: 'birth' } }} {...rest} />,
  },
  adoption: {
    route: '#leave.adoption',
    address: '/leave?step=adoption',
    mark: 'The child',
    title: () => 'The adoption',
    View: ({ data, ...rest }) => <Adoption data={{ ...data, draft: { ...data.draft, kind: 'adoption' } }} {...rest} />,
  },
  'dates.own': {
    route: '#leave.dates.own',
    address: '/leave?step=dates',
    mark: 'Dates',
    title: () => 'Your dates',
    View: Dates,
  },
  'dates.partner': {
    route: '#leave.dates.partner',
    address: '/leave?step=dates&part=partner',
    mark: 'Dates',
    title: () => 'The other parent',
    View: ({ data, ...rest }) => <Partner data={{ ...data, draft: { ...data.draft, isShared: true } }} {...rest} />,
  },
  check,
  sending: check,
  sent: {
    route: '#leave.sent',
    address: '/leave?step=sent',
    mark: 'Sent',
    title: () => 'Request sent',
    View: ({ data, send }) => {
      const { reference } = data.draft;
      return reference === null ? null : <Sent data={{ ...data, draft: { ...data.draft, reference } }} send={send} />;
    },
  },
};

/** Names the state in which a chart stands. */
export function nameOf(value: SnapshotFrom<typeof leaveMachine>['value']): string {
  return typeof value === 'string' ? value : `dates.${value.dates}`;
}
