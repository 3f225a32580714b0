import { Trans, useLingui } from '@lingui/react/macro';
import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import { profilePaths } from '../../../machines/profile/profile.paths.ts';
import { displayedName, hasMinimumInformation } from '../../../machines/domain/account.ts';
import type { RequestKind } from '../../../machines/domain/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { emailChangeForm, identityForm, passwordChangeForm } from '../../../machines/validation/forms/profile.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { civilityNames } from '../shared/civility-names.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import { ChangeLink, useFocusOfLink } from './change-link.tsx';
import { EmailChangeNotice } from './email-change-notice.tsx';
import { FurtherPages } from './further-pages.tsx';
import { informationRows } from './information-rows.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

const modification: RequestKind = 'modificationRequest';

/** What the publisher knows of the person, each with the way to change it. */
export function Overview({ data: { profile, failure }, send, busy }: ProfileScreenProps<'overview'>) {
  const { i18n } = useLingui();
  useFocusOfLink();
  const { identity, email, emailChange } = profile;
  const title = civilityNames[identity.civility];
  const name = [title && i18n._(title), displayedName(identity)].filter(Boolean).join(' ');
  const notSaid = <Trans>Not said</Trans>;
  const identityRows: FieldRows<ValuesOf<typeof identityForm>> = {
    civility: { shownWith: 'lastName' },
    firstName: { shownWith: 'lastName' },
    lastName: {
      term: <Trans>Name</Trans>,
      value: name === '' ? notSaid : <span translate="no">{name}</span>,
      action: (
        <ChangeLink step="identity" field="lastName">
          <Trans>your name</Trans>
        </ChangeLink>
      ),
    },
    phone: {
      term: <Trans>Phone</Trans>,
      value: identity.phone === '' ? notSaid : <span translate="no">{identity.phone}</span>,
      action: (
        <ChangeLink step="identity" field="phone">
          <Trans>your phone number</Trans>
        </ChangeLink>
      ),
    },
  };
  const signInRows: FieldRows<ValuesOf<typeof emailChangeForm> & ValuesOf<typeof passwordChangeForm>> = {
    email: {
      term: <Trans>E-mail address</Trans>,
      value: <span translate="no">{email}</span>,
      action: (
        <ChangeLink step="email" field="email">
          <Trans>your e-mail address</Trans>
        </ChangeLink>
      ),
    },
    password: {
      term: <Trans>Password</Trans>,
      value: <Trans>Only you know it.</Trans>,
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
        <FailureNotice failure={failure} title={<Trans>That did not work</Trans>} takesFocus>
          <p>
            <Trans>Try again in a moment: nothing is done twice.</Trans>
          </p>
        </FailureNotice>
      )}
      {!hasMinimumInformation(identity) && (
        <Notice kind="warning">
          <p>
            <Trans>
              We do not know how to address you yet.{' '}
              <Link href={linkTo(profilePaths.identity)}>Complete your details</Link>.
            </Trans>
          </p>
        </Notice>
      )}
      <Section title={<Trans>Who you are</Trans>}>
        <DataList rows={listRows(identityRows)} />
      </Section>
      <Section title={<Trans>How you sign in</Trans>}>
        <Stack>
          <DataList rows={listRows(signInRows)} />
          {emailChange && <EmailChangeNotice change={emailChange} send={send} busy={busy} />}
        </Stack>
      </Section>
      <Section title={<Trans>About your work</Trans>}>
        <DataList rows={informationRows(profile.information, i18n)} />
      </Section>
      <FurtherPages />
      <p>
        <Trans>
          Something else has changed?{' '}
          <Link href={linkTo(contactPaths.writing, { kind: modification })}>Write to the subscription desk</Link>.
        </Trans>
      </p>
    </Stack>
  );
}
