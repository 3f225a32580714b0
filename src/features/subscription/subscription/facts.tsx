import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HeldSubscription } from '../../../../machines/domain/subscription.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import { TextList } from '../../../ui/text/text-list.tsx';
import { PeriodText } from '../subscriptions/period-text.tsx';
import { licenceNames, natureNames, statusNames, typeNames } from '../subscriptions/subscription-names.ts';

/** What a subscription is. Whoever only reads by it is told what they read, and until when. */
export function Facts({ subscription }: { readonly subscription: HeldSubscription }) {
  const { i18n } = useLingui();
  const { publications, reference, status, type, licence, readers, months, nature } = subscription;
  const read = [
    {
      id: 'publications',
      term: <Plural value={publications.length} one="Publication" other="Publications" />,
      value:
        publications.length === 0 ? (
          <Trans>No publication is known</Trans>
        ) : (
          <TextList items={publications.map((title) => ({ id: title, text: title }))} />
        ),
    },
    { id: 'period', term: <Trans comment="From when to when">Period</Trans>, value: <PeriodText {...subscription} /> },
    {
      id: 'status',
      term: i18n._(msg({ message: 'Status', comment: 'Where a subscription stands' })),
      value: i18n._(statusNames[status]),
    },
    { id: 'type', term: <Trans comment="Of subscription">Type</Trans>, value: i18n._(typeNames[type]) },
    { id: 'licence', term: <Trans comment="Kind of licence">License</Trans>, value: i18n._(licenceNames[licence]) },
  ];
  const bought = [
    { id: 'readers', term: <Trans>Readers</Trans>, value: <Plural value={readers} one="# reader" other="# readers" /> },
    { id: 'months', term: <Trans>Duration</Trans>, value: formatMonths(months, i18n) },
    {
      id: 'nature',
      term: <Trans comment="What it was to the subscription before it">Order</Trans>,
      value: i18n._(natureNames[nature]),
    },
    { id: 'reference', term: <Trans>Reference</Trans>, value: <span translate="no">{reference}</span> },
  ];
  return <DataList rows={type === 'userLicence' ? read : [...read, ...bought]} />;
}
