import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { addressesPaths } from '../../../contract/pages/address.ts';
import { contactPaths } from '../../../contract/pages/contact.ts';
import { devicesPaths } from '../../../contract/pages/devices.ts';
import { displayedName, hasMinimumInformation } from '../../../domain/account.ts';
import type { RequestKind } from '../../../domain/contact.ts';
import type { EmailChange, Profile } from '../../../domain/profile.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { personalDataPaths } from '../../../contract/pages/personal-data.ts';
import { profilePaths } from '../../../contract/pages/profile.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import type {
  emailChangeForm,
  identityForm,
  passwordChangeForm,
  informationForm,
} from '../../../validation/forms/profile.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { TextList } from '../../ui/text/text-parts.tsx';
import { civilityNames } from '../shared/civility-names.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import { SignOutEverywhere } from '../shared/sign-out-everywhere.tsx';
import { sourceNames } from '../shared/source-names.ts';
import { ChangeLink } from './change-link.tsx';
import { useFocusOfLink } from './use-focus.ts';
import styles from './overview.module.css';
import type { ProfileScreenProps } from './screen-props.ts';

/** Links to further pages about the person. */
function FurtherPages() {
  return (
    <Section title={<Trans>Addresses, devices, and data</Trans>}>
      <TextList
        items={[
          {
            id: 'addresses',
            text: (
              <Trans>
                <Link href={linkTo(addressesPaths.list)}>Your addresses</Link>, for your orders and invoices
              </Trans>
            ),
          },
          {
            id: 'devices',
            text: (
              <Trans>
                <Link href={linkTo(devicesPaths.list)}>Your signed-in devices</Link>, and how to sign them out
              </Trans>
            ),
          },
          {
            id: 'data',
            text: (
              <Trans>
                <Link href={linkTo(personalDataPaths.overview)}>Your data</Link>, to download or delete
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  );
}

interface EmailChangeNoticeProps extends Pick<ProfileScreenProps<'overview'>, 'send' | 'busy'> {
  readonly change: EmailChange;
}

/** A changed email address awaits confirmation: how to confirm it, resend the email, or cancel the change. */
function EmailChangeNotice({ change: { email, expiresAt }, send, busy }: EmailChangeNoticeProps) {
  /** The button that was pressed last: its request is pending. */
  const [pressed, setPressed] = useState('');
  const button = (type: 'emailChange.repeated' | 'emailChange.cancelled') => ({
    isPending: busy && pressed === type,
    isDisabled: busy && pressed !== type,
    onPress: () => {
      setPressed(type);
      send({ type });
    },
  });
  return (
    <Notice kind="info" title={<Trans>Your new address is awaiting confirmation</Trans>}>
      <Stack gap="close">
        <p>
          <Trans>
            We’ve emailed <strong translate="no">{email}</strong>. Follow the link in our email by{' '}
            <DateText moment={expiresAt} />. Until then, sign in with your current address.
          </Trans>
        </p>
        <Actions>
          <Button {...button('emailChange.repeated')}>
            <Trans>Resend the email</Trans>
          </Button>
          <Button variant="quiet" {...button('emailChange.cancelled')}>
            <Trans>Keep current address</Trans>
          </Button>
        </Actions>
      </Stack>
    </Notice>
  );
}

const otherSource = msg({
  message: 'Other',
  comment: 'How somebody came to know us: a code that this page does not know',
});

/** A value that was not given. */
const missing = (
  <em className={styles.missing}>
    <Trans comment="A piece of information about a person">Not provided</Trans>
  </em>
);

/** The person's work as rows of a `DataList`. */
function informationRows({ organisation, jobTitle, sector, source }: Profile['information'], i18n: I18n) {
  const said = (text: string) => (text === '' ? missing : text);
  const change = (field: string, subject: ReactNode, text: string) => (
    <ChangeLink step="information" field={field} isMissing={text === ''}>
      {subject}
    </ChangeLink>
  );
  const sourceName = source === null ? '' : i18n._(source === 'unknown' ? otherSource : sourceNames[source]);
  const rows: FieldRows<ValuesOf<typeof informationForm>> = {
    organisation: {
      term: <Trans>Organization</Trans>,
      value: said(organisation),
      action: change('organisation', <Trans>your organization</Trans>, organisation),
    },
    jobTitle: {
      term: <Trans>Job title</Trans>,
      value: said(jobTitle),
      action: change('jobTitle', <Trans>your job title</Trans>, jobTitle),
    },
    sector: {
      term: <Trans>Sector of activity</Trans>,
      value: said(sector),
      action: change('sector', <Trans>your sector of activity</Trans>, sector),
    },
    source: {
      term: <Trans>How you heard about us</Trans>,
      value: said(sourceName),
      action: change('source', <Trans>how you heard about us</Trans>, sourceName),
    },
  };
  return listRows(rows);
}

const modification: RequestKind = 'modificationRequest';

/** Personal information, each item with a link that changes it. */
export function Overview({ data: { profile, failure }, send, busy }: ProfileScreenProps<'overview'>) {
  const { i18n } = useLingui();
  useFocusOfLink();
  const { identity, email, emailChange } = profile;
  const title = civilityNames[identity.civility];
  const name = [title && i18n._(title), displayedName(identity)].filter(Boolean).join(' ');
  const identityRows: FieldRows<ValuesOf<typeof identityForm>> = {
    civility: { shownWith: 'lastName' },
    firstName: { shownWith: 'lastName' },
    lastName: {
      term: <Trans>Name</Trans>,
      value: name === '' ? missing : <span translate="no">{name}</span>,
      action: (
        <ChangeLink step="identity" field="lastName" isMissing={name === ''}>
          <Trans>your name</Trans>
        </ChangeLink>
      ),
    },
    phone: {
      term: <Trans>Phone</Trans>,
      value: identity.phone === '' ? missing : <span translate="no">{identity.phone}</span>,
      action: (
        <ChangeLink step="identity" field="phone" isMissing={identity.phone === ''}>
          <Trans>your phone number</Trans>
        </ChangeLink>
      ),
    },
  };
  const signInRows: FieldRows<ValuesOf<typeof emailChangeForm> & ValuesOf<typeof passwordChangeForm>> = {
    email: {
      term: <Trans>Email address</Trans>,
      value: email === '' ? missing : <span translate="no">{email}</span>,
      action: (
        <ChangeLink step="email" field="email" isMissing={email === ''}>
          <Trans>your email address</Trans>
        </ChangeLink>
      ),
    },
    password: {
      term: <Trans>Password</Trans>,
      value: <Trans>Hidden for your security</Trans>,
      action: (
        <ChangeLink step="password" field="password">
          <Trans>your password</Trans>
        </ChangeLink>
      ),
    },
    presentPassword: { shownWith: 'password' },
  };
  return (
    <Stack gap="wide">
      {failure && (
        <FailureNotice failure={failure} title={requestTitle} takesFocus>
          <p>
            <Trans>You can safely try again.</Trans>
          </p>
        </FailureNotice>
      )}
      {!hasMinimumInformation(identity) && (
        <Notice kind="warning">
          <p>
            <Trans>
              Add your title and name so we can address you properly.{' '}
              <Link href={linkTo(profilePaths.identity)}>Complete your details</Link>.
            </Trans>
          </p>
        </Notice>
      )}
      <Section title={<Trans>Your identity</Trans>}>
        <DataList rows={listRows(identityRows)} />
      </Section>
      <Section title={<Trans>Sign-in details</Trans>}>
        <Stack>
          <DataList rows={listRows(signInRows)} />
          {emailChange && <EmailChangeNotice change={emailChange} send={send} busy={busy} />}
          <SignOutEverywhere />
        </Stack>
      </Section>
      <Section title={<Trans>Your work</Trans>}>
        <DataList rows={informationRows(profile.information, i18n)} />
      </Section>
      <FurtherPages />
      <p>
        <Trans>
          Has something else changed?{' '}
          <Link href={linkTo(contactPaths.writing, { kind: modification })}>Write to us</Link>.
        </Trans>
      </p>
    </Stack>
  );
}
