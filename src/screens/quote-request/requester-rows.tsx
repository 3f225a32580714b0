import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Requester } from '../../../machines/domain/quote-request.ts';
import { formatCountry } from '../../i18n/format.ts';
import { civilityNames } from '../civility-names.ts';
import { sourceNames } from '../source-names.ts';

/** Who asks as rows of a `DataList`; what was not said is not shown. `action` makes the link that changes a row. */
export function requesterRows(requester: Requester, i18n: I18n, action: (subject: ReactNode) => ReactNode) {
  const { civility, firstName, lastName, organisation, jobTitle, email, phone, country, source } = requester;
  const title = civilityNames[civility];
  const name = [title && i18n._(title), firstName, lastName].filter(Boolean).join(' ');
  return [
    { id: 'name', term: <Trans>Name</Trans>, value: name, action: action(<Trans>your name</Trans>) },
    {
      id: 'organisation',
      term: <Trans>Organization</Trans>,
      value: organisation,
      action: action(<Trans>your organization</Trans>),
    },
    { id: 'jobTitle', term: <Trans>Job title</Trans>, value: jobTitle, action: action(<Trans>your job title</Trans>) },
    {
      id: 'email',
      term: <Trans>E-mail address</Trans>,
      value: email,
      action: action(<Trans>your e-mail address</Trans>),
    },
    { id: 'phone', term: <Trans>Phone</Trans>, value: phone, action: action(<Trans>your phone number</Trans>) },
    {
      id: 'country',
      term: <Trans>Country</Trans>,
      value: formatCountry(country, i18n),
      action: action(<Trans>your country</Trans>),
    },
    {
      id: 'source',
      term: <Trans>How you heard about us</Trans>,
      value: source === null ? '' : i18n._(sourceNames[source]),
      action: action(<Trans>how you heard about us</Trans>),
    },
  ].filter(({ value }) => value !== '');
}
