import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import type { sessionSteps } from '../../../machines/session/session.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ErrorMessage } from '../../ui/layout/error-message.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { doingOn } from './doing-on.ts';
import styles from './home-screens.module.css';

/** Props of a step's view. */
export type SessionScreenProps<Name extends keyof typeof sessionSteps> = ScreenProps<
  SessionContext & NeedsOf<(typeof sessionSteps)[Name]>,
  SessionEvent
>;

/** No route answers to the address, or its condition fails (specification §2). */
export function NotFound({ data: { location } }: SessionScreenProps<'notFound'>) {
  return (
    <ErrorMessage status={404} path={location.path}>
      <ul className={styles.ways}>
        <li>
          <Link href={linkTo(invoicePaths.choice)} variant="standalone" icon="forward">
            <Trans>Pay an invoice</Trans>
          </Link>
          <p>
            <Trans>By card, transfer, or credits.</Trans>
          </p>
        </li>
        <li>
          <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
            <Trans>See prices and subscribe</Trans>
          </Link>
          <p>
            <Trans>For one reader or a whole organization.</Trans>
          </p>
        </li>
        <li>
          <Link href={linkTo(placePaths.accountHome)} variant="standalone" icon="forward">
            <Trans>Go to your account</Trans>
          </Link>
          <p>
            <Trans>Your subscriptions, readers, and newsletters.</Trans>
          </p>
        </li>
      </ul>
    </ErrorMessage>
  );
}

export function Boot() {
  return (
    <Skeleton rows={3}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}

/** Site or visitor could not be loaded: no page can render without them. */
export function Fatal({ data: { failure, bootError, location }, send, busy }: SessionScreenProps<'fatal'>) {
  return (
    <ErrorMessage status={500} cause={null} doing={doingOn(location?.route?.name)}>
      <Stack>
        <FailureNotice isPage failure={failure} title={<Trans>We couldn’t load this page</Trans>}>
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
