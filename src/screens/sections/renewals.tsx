import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HeldSubscription, Renewal } from '../../../machines/domain/subscription.ts';
import { renewalsAmong } from '../../../machines/domain/subscription.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { paymentSteps } from '../../../machines/payment/payment.steps.ts';
import { quotationSteps } from '../../../machines/quotation/quotation.steps.ts';
import { formatList } from '../../i18n/format.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Link } from '../../ui/link.tsx';
import type { NoticeKind } from '../../ui/notice.tsx';
import { Status } from '../../ui/status.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TitleList } from '../title-list.tsx';
import { sectionScreens } from './section-screens.tsx';

const statusKinds: Readonly<Record<Renewal['kind'], NoticeKind>> = {
  unpaid: 'warning',
  aboutToEnd: 'warning',
  quote: 'info',
  ended: 'danger',
};

/** Where a subscription stands, and until when it is read. */
function Standing({ kind, subscription: { endsOn } }: Renewal) {
  const day = endsOn && <DateText day={endsOn} />;
  switch (kind) {
    case 'unpaid':
      return <Trans>Ordered: it begins once it is paid</Trans>;
    case 'aboutToEnd':
      return day ? <Trans>Ends on {day}</Trans> : <Trans>About to end</Trans>;
    case 'ended':
      return day ? <Trans>Ended on {day}</Trans> : <Trans>Ended</Trans>;
    case 'quote':
      return <Trans>A quote that awaits your decision</Trans>;
  }
}

/** What can be done about it, by a link that says of which subscription. */
function Way({ kind, subscription: { id, isPayable }, name }: Renewal & { readonly name: string }) {
  const number = String(id);
  if (kind === 'quote') {
    return (
      <Link href={linkTo(quotationSteps.offer, { aboId: number })} variant="standalone" icon="forward">
        <Trans>
          See the quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  if (!isPayable) {
    // Where its price is not settled yet, a quote says it.
    return (
      <Link href={linkTo(quotationSteps.newOffer)} variant="standalone" icon="forward">
        <Trans>
          Renew by a quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  return (
    <Link href={linkTo(paymentSteps.choice, { id: number })} variant="standalone" icon="forward">
      {kind === 'unpaid' ? (
        <Trans>
          Pay the subscription<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      ) : (
        <Trans>
          Renew the subscription<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      )}
    </Link>
  );
}

/** Subscriptions that go on, or begin, only if the person does something. */
function Renewals({ told }: { readonly told: readonly HeldSubscription[] }) {
  const { i18n } = useLingui();
  return (
    <TitleList
      items={renewalsAmong(told).map((renewal) => {
        const { kind, subscription } = renewal;
        const { id, publications, reference } = subscription;
        const name = publications.length > 0 ? formatList(publications, i18n) : reference;
        return {
          id,
          title: name,
          line: (
            <Status kind={statusKinds[kind]}>
              <Standing {...renewal} />
            </Status>
          ),
          detail: <Way {...renewal} name={name} />,
        };
      })}
    />
  );
}

function NothingToRenew() {
  return (
    <p>
      <Trans>None of your subscriptions is to be renewed or paid. When one is about to end, it appears here.</Trans>
    </p>
  );
}

/** The section of subscriptions that are to be renewed, paid or decided on (specification §3). */
export const renewalsScreens = sectionScreens<readonly HeldSubscription[]>({
  title: msg`Renewals`,
  unread: msg`Your subscriptions could not be loaded`,
  rows: 1,
  shown: Renewals,
  empty: NothingToRenew,
});
