import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProfileContext } from '../../../machines/profile/profile.context.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.machine.ts';
import { profileSteps as steps } from '../../../machines/profile/profile.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { skeletonView } from '../shared/load-views.tsx';
import { EmailForm } from './email-form.tsx';
import { InformationForm } from './information-form.tsx';
import { Overview } from './overview.tsx';
import { IdentityForm, PasswordForm, Unreadable } from './screens.tsx';

const screen = screensOf<ProfileContext, ProfileEvent>();

const title = msg`Personal information`;

/** Every screen of personal information. */
export const profileScreens: Registry<ProfileContext, ProfileEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(5, <Trans>Loading your information…</Trans>) }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    overview: screen(steps.overview, { title, view: Overview }),
    identity: screen(steps.identity, { title: msg`Your name and phone number`, view: IdentityForm }),
    information: screen(steps.information, { title: msg`Your work`, view: InformationForm }),
    email: screen(steps.email, { title: msg`Your email address`, view: EmailForm }),
    password: screen(steps.password, { title: msg`Your password`, view: PasswordForm }),
  },
};
