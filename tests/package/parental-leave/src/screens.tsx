import type { Registry } from 'chart-funnel/react';
import { screensOf } from 'chart-funnel/react';
import { steps } from './leave.ts';
import type { LeaveContext, LeaveEvent } from './request.ts';
import { Adoption, Birth, Check, Dates, Partner, Sent, Who } from './views.tsx';

const screen = screensOf<LeaveContext, LeaveEvent>();

export const screens: Registry<LeaveContext, LeaveEvent, typeof steps> = {
  progress: { who: 'You', child: 'The child', dates: 'Dates', check: 'Check', sent: 'Sent' },
  screens: {
    who: screen(steps.who, { title: 'Parental leave', view: Who }),
    birth: screen(steps.birth, { title: 'The birth', view: Birth }),
    adoption: screen(steps.adoption, { title: 'The adoption', view: Adoption }),
    dates: screen(steps.dates, { title: 'Your dates', view: Dates }),
    partner: screen(steps.partner, { title: 'The other parent', view: Partner }),
    check: screen(steps.check, { title: ({ draft }) => `Check your request, ${draft.name}`, view: Check }),
    sent: screen(steps.sent, { title: 'Request sent', view: Sent }),
  },
};
