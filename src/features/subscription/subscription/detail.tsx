import { Trans, useLingui } from '@lingui/react/macro';
import { renewalOf } from '../../../../machines/domain/subscription.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RenewalWay } from '../subscriptions/renewal-way.tsx';
import { subscriptionName } from '../subscriptions/subscription-name.ts';
import { statusKind } from '../subscriptions/subscription-names.ts';
import { BackLink } from './back-link.tsx';
import { Facts } from './facts.tsx';
import { Licence } from './licence.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { SubscriptionScreenProps } from './screen-props.ts';
import { Standing } from './standing.tsx';
import { Timeline } from './timeline.tsx';

/** One subscription: how it stands, what it asks of the person, what it is, whom it serves, what has happened to it. */
export function Detail({ data: { detail, failure }, send, busy }: SubscriptionScreenProps<'detail'>) {
  const { i18n } = useLingui();
  const { subscription, licence, timeline } = detail;
  const renewal = renewalOf(subscription);
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Stack>
        <Intro kind={statusKind(subscription.status, renewal?.kind ?? null)}>
          <Standing subscription={subscription} renewal={renewal} />
        </Intro>
        {renewal && (
          <Actions>
            <RenewalWay {...renewal} name={subscriptionName(subscription, i18n)} />
          </Actions>
        )}
      </Stack>
      <Facts subscription={subscription} />
      {licence && <Licence id={subscription.id} licence={licence} />}
      {timeline.length > 0 && <Timeline entries={timeline} />}
      <Actions>
        <BackLink />
        <PrintButton>
          <Trans>Print this page</Trans>
        </PrintButton>
      </Actions>
    </Stack>
  );
}
