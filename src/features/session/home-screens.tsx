import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import type { Site } from '../../../domain/site.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import type { ScreenProps, Words } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withPageTexts } from '../../i18n/catalogue.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { Doing } from '../../ui/layout/error-message.tsx';
import { ErrorMessage } from '../../ui/layout/error-message.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { lazyStep } from '../../ui/layout/lazy-steps.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import styles from './home-screens.module.css';

const screen = screensOf<SessionContext, SessionEvent>();

const Home = lazyStep(withPageTexts('home', () => import('./home.tsx').then(({ Home: view }) => view)));
const AccountHome = lazyStep(
  withPageTexts('accountHome', () => import('./account-home.tsx').then(({ AccountHome: view }) => view)),
);

/** What the publisher promises in its own words, or that its publications are sold here. */
function promiseOf({ site: { promise, name } }: { readonly site: Site }): Words {
  if (promise) return promise;
  return name === '' ? msg`Subscriber Services` : msg`${name}, by subscription`;
}

/** Pages that the session renders, by name. */
export const sessionPages = {
  home: screen(sessionSteps.page, { title: msg`Subscriber Services`, heading: promiseOf, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};

/** Views of those pages, loaded. */
export const sessionPageViews = { home: Home, accountHome: AccountHome } as const;

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

const doings: Readonly<Record<string, Doing>> = {
  invoice: 'paying',
  payment: 'paying',
  quotation: 'typing',
  quoteRequest: 'typing',
};

/** The person's activity on a page: `reading`, unless the page has a form or a payment. */
export function doingOn(page: string | undefined): Doing {
  return doings[page ?? ''] ?? 'reading';
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
