import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { BrowserLink } from '../../ui/layout/browser-link.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { PersonalDataScreenProps } from './screen-props.ts';

/** The deletion is asked for: when it is done, and how it is taken back. */
export function Asked({ data: { erasesAt } }: PersonalDataScreenProps<'asked'>) {
  return (
    <Stack>
      <Intro kind="success">
        <Trans>
          Your account will be deleted on <DateText moment={erasesAt} />.
        </Trans>
      </Intro>
      <p>
        <Trans>
          You are now signed out everywhere, here too. If you sign in before that day, nothing is deleted. A message
          with all of this is on its way to you.
        </Trans>
      </p>
      <Actions>
        <BrowserLink href="/">
          <Trans>Leave this page</Trans>
        </BrowserLink>
      </Actions>
    </Stack>
  );
}
