import { Trans } from '@lingui/react/macro';
import { latestHeadline } from '../../../../domain/site.ts';
import type { HeldSubscription } from '../../../../domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { subscriptionPaths } from '../../../../contract/pages/subscription.ts';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { usePublications } from '../../shared/offer/use-publication-name.ts';

interface ReadingWayProps {
  readonly subscription: HeldSubscription;
  /** Name of the subscription. */
  readonly name: string;
}

/** The way to read by a subscription that runs: its latest article, or its page where the site has no article. */
export function ReadingWay({ subscription, name }: ReadingWayProps) {
  const latest = latestHeadline(subscription.publications, usePublications());
  if (latest === null || latest.url === null)
    return (
      <Link href={linkTo(subscriptionPaths.detail, { aboId: String(subscription.id) })} variant="standalone">
        <Trans>
          View the subscription
          <VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  return (
    <ExternalLink href={latest.url} isStandalone>
      <Trans>
        Read the latest article<VisuallyHidden as="span">: {name}</VisuallyHidden>
      </Trans>
    </ExternalLink>
  );
}
