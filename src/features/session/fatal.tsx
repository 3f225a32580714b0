import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ErrorMessage } from '../../ui/layout/error-message.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { doingOn } from './doing.ts';
import type { SessionScreenProps } from './screen-props.ts';

/** Site or visitor could not be read: nothing can be shown without them. */
export function Fatal({ data: { failure, bootError, location }, send, busy }: SessionScreenProps<'fatal'>) {
  return (
    <ErrorMessage status={500} cause={null} doing={doingOn(location?.route?.name)}>
      <Stack>
        <FailureNotice isPage failure={failure} title={<Trans>The page could not be prepared</Trans>}>
          {/* The specification's own words (§8) go to the console; the page is in the person's language. */}
          <p>
            {bootError === 'Error during fetch site infos' ? (
              <Trans>We couldn’t load the site’s information.</Trans>
            ) : (
              <Trans>We couldn’t check your session.</Trans>
            )}
          </p>
        </FailureNotice>
        <Actions>
          <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </Actions>
      </Stack>
    </ErrorMessage>
  );
}
