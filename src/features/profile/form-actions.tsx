import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { profilePaths } from '../../../contract/pages/profile.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EventLink } from '../shared/event-link.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

interface FormActionsProps extends Pick<ProfileScreenProps<'password'>, 'can' | 'send' | 'busy'> {
  /** Label of the submit button. */
  readonly children: ReactNode;
}

/** Submit and cancel buttons of a form of personal information; Cancel discards the draft. */
export function FormActions({ can, send, busy, children }: FormActionsProps) {
  return (
    <Actions>
      <Button variant="primary" type="submit" isPending={busy}>
        {children}
      </Button>
      <EventLink
        href={linkTo(profilePaths.overview)}
        variant="standalone"
        event={{ type: 'changes.discarded' }}
        can={can}
        send={send}
      >
        <Trans>Cancel</Trans>
      </EventLink>
    </Actions>
  );
}
