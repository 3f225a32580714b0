/** Views of the request's later steps, a chunk of their own that loads during the first step. */
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Site } from '../../../domain/site.ts';
import type { Requester, RequesterDraft } from '../../../validation/forms/requester.ts';
import { requesterForm } from '../../../validation/forms/requester.ts';
import { formatList } from '../../i18n/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { WithEmail } from '../../ui/text/text-parts.tsx';
import { ChangeLink } from '../shared/change-link.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';
import { Form } from '../shared/form/form.tsx';
import { useCountryOptions } from '../shared/form/use-country-options.ts';
import { useForm } from '../shared/form/use-form.ts';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import type { ConflictNoticeProps } from './conflict-notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { needsPlace, youPlace } from './places.ts';
import type { RequesterControls } from './requester-table.tsx';
import { requesterTable } from './requester-table.tsx';
import styles from '../shared/form/field-grid.module.css';
import type { QuoteRequestScreenProps } from './screen-props.ts';
import { StartAgain } from './start-again.tsx';

/** The requester as rows of a `DataList`, without empty fields. */
function requesterRows(requester: Requester, i18n: I18n) {
  return Object.entries(requesterTable).flatMap(([id, { check }]) => {
    if ('shownWith' in check) return [];
    const value = check.value(requester, i18n);
    return value === '' ? [] : [{ id, term: check.term, value: <WithEmail text={value} /> }];
  });
}

/** Review of the request before it is sent, with a link back to each step. */
export function Check({ data, can, send, busy }: QuoteRequestScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { offer, requester, site, failure } = data;
  return (
    <Stack gap="wide">
      <ConflictNotice data={data} can={can} send={send} />
      {failure && (
        <FailureNotice failure={failure} title={<Trans>We couldn’t send your request</Trans>} takesFocus>
          <p>
            <Trans>Everything you entered is still here. You can safely try again.</Trans>
          </p>
        </FailureNotice>
      )}
      <Section
        title={<Trans>Your selection</Trans>}
        action={
          <ChangeLink href={needsPlace} event={{ type: 'offer.reopened' }} field="publicationIds" can={can} send={send}>
            <Trans>your selection</Trans>
          </ChangeLink>
        }
      >
        <DataList rows={offerRows(offer, site.publications, i18n)} isBrief />
      </Section>
      <Section
        title={<Trans>Your identity</Trans>}
        action={
          <ChangeLink href={youPlace} event={{ type: 'requester.reopened' }} field="civility" can={can} send={send}>
            <Trans>your identity</Trans>
          </ChangeLink>
        }
      >
        <DataList rows={requesterRows(requester, i18n)} isBrief />
      </Section>
      <Stack>
        <p>
          <Trans>We’ll email you the quote within two business days. You’re free to accept it or not.</Trans>
        </p>
        <Actions isInBar>
          <Button variant="primary" isPending={busy} onPress={() => send({ type: 'request.confirmed' })}>
            <Trans>Send the request</Trans>
          </Button>
          <PreviousStepLink href={youPlace} event={{ type: 'requester.reopened' }} can={can} send={send} />
          <StartAgain can={can} send={send} />
        </Actions>
      </Stack>
    </Stack>
  );
}

/** The answer was lost: the chart asks the server for the result. The request can arrive only once. */
export function Recovering({ can, send, busy }: QuoteRequestScreenProps<'recovering'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>We may have already received your request. There’s no need to submit it again.</Trans>
      </Intro>
      <p>
        <Trans>The connection was lost before we could reply. We’re checking whether we received your request.</Trans>
      </p>
      <Skeleton>
        {busy ? <Trans>Checking…</Trans> : <Trans>No reply yet. We’ll check again in a moment.</Trans>}
      </Skeleton>
      <Actions>
        <Button isDisabled={!can({ type: 'retried' })} onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** The draft of the other window, and the choice between the two. */
export function ConflictChoice({ data: { conflict, site }, can, send }: ConflictNoticeProps) {
  const { i18n } = useLingui();
  const { publicationIds = [], readers = null } = conflict?.draft ?? {};
  const titles = site.publications.filter(({ id }) => publicationIds.includes(id)).map(({ title }) => title);
  const publications = formatList(titles, i18n);
  const count = readers === null ? '–' : i18n.number(readers);
  return (
    <Notice kind="warning" title={<Trans>You changed this request in another window</Trans>}>
      <p>
        {titles.length === 0 ? (
          <Trans>Your other window has no publication. This version is still here.</Trans>
        ) : (
          <Trans>
            Your other window has: {publications}, {count} readers. This version is still here.
          </Trans>
        )}
      </p>
      <Actions>
        <Button isDisabled={!can({ type: 'conflict.replaced' })} onPress={() => send({ type: 'conflict.replaced' })}>
          <Trans>Keep this version</Trans>
        </Button>
        <Button isDisabled={!can({ type: 'conflict.taken' })} onPress={() => send({ type: 'conflict.taken' })}>
          <Trans>Use the other version</Trans>
        </Button>
      </Actions>
    </Notice>
  );
}

interface RequesterFieldsProps extends Omit<RequesterControls, 'i18n' | 'countries'> {
  readonly countries: Site['countries'];
}

/** Fields of the requester's identity and address. */
function RequesterFields({ countries, ...controls }: RequesterFieldsProps) {
  const { i18n } = useLingui();
  const options = useCountryOptions(countries);
  return (
    <div className={styles.fields}>
      {Object.entries(requesterTable).map(([name, { control, isWhole = false }]) => {
        const field = control({ ...controls, i18n, countries: options });
        return isWhole ? (
          <div key={name} className={styles.whole}>
            {field}
          </div>
        ) : (
          <Fragment key={name}>{field}</Fragment>
        );
      })}
    </div>
  );
}

/** Form for the requester. Typed values go into the draft at once. */
export function You({ data, can, send, busy }: QuoteRequestScreenProps<'you'>) {
  const { draft, site, failure, price } = data;
  const write = (change: Partial<RequesterDraft>): void =>
    send({ type: 'requester.changed', requester: { ...draft.requester, ...change } });
  const form = useForm({
    form: requesterForm,
    typed: draft.requester,
    onChange: write,
    failure,
    received: price.failure?.fields,
    busy,
    onValid: () => send({ type: 'requester.given' }),
  });

  return (
    <Form
      form={form}
      failureTitle={requestTitle}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
      notices={<ConflictNotice data={data} can={can} send={send} />}
    >
      <p>
        <Trans>We use these details only to prepare your quote. It’s free, with no obligation.</Trans>
      </p>
      <RequesterFields countries={site.countries} form={form} requester={draft.requester} onChange={write} />
      <Actions isInBar>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Continue</Trans>
        </Button>
        <PreviousStepLink href={needsPlace} event={{ type: 'offer.reopened' }} can={can} send={send} />
        <StartAgain can={can} send={send} onDone={form.reset} />
      </Actions>
    </Form>
  );
}

export { Sent } from './sent.tsx';
