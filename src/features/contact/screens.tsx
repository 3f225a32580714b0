import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContactContext } from '../../../machines/contact/contact.context.ts';
import type { ContactEvent } from '../../../machines/contact/contact.machine.ts';
import { contactPaths } from '../../../contract/pages/contact.ts';
import type { contactSteps as steps } from '../../../machines/contact/contact.steps.ts';
import type { RequestKind } from '../../../domain/contact.ts';
import { requestKindNamed } from '../../../domain/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { newslettersPaths } from '../../../contract/pages/newsletter.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { contactForm, typedMessage } from '../../../validation/forms/contact.ts';
import { walletPaths } from '../../../contract/pages/wallet.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';

const quote = (
  <Trans>
    The fastest way to get a quote: <Link href={linkTo(quoteRequestPaths.needs)}>request it online</Link>.
  </Trans>
);

/** Links to the pages where the subject of a message is settled without an answer from the office. */
const ownPages: Readonly<Partial<Record<RequestKind, ReactNode>>> = {
  quote,
  globalLicenceForm: quote,
  payment: (
    <Trans>
      Pay and print your invoices on your <Link href={linkTo(invoicePaths.choice)}>invoices page</Link>.
    </Trans>
  ),
  wallet: (
    <Trans>
      Your <Link href={linkTo(walletPaths.list)}>wallet page</Link> lists every transaction.
    </Trans>
  ),
  unsubscription: (
    <Trans>
      Turn newsletters off on your <Link href={linkTo(newslettersPaths.list)}>newsletters page</Link>.
    </Trans>
  ),
};

/** Points to the page of a subject that has one; writing stays possible. */
function OwnPage({ kind, hasCatalogue }: Pick<ContactContext, 'hasCatalogue'> & { readonly kind: RequestKind | null }) {
  const page = kind && ownPages[kind];
  const isOpen = page !== quote || hasCatalogue;
  return (
    <div role="status">
      {page && isOpen && (
        <Notice kind="info">
          <p>{page}</p>
        </Notice>
      )}
    </div>
  );
}

/** Props of a step's view. */
type ContactScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ContactContext & NeedsOf<(typeof steps)[Name]>,
  ContactEvent
>;

/** Subjects of a message in the order of the list, the most frequent first. */
const kindNames: Readonly<Record<RequestKind, MessageDescriptor>> = {
  subscriptionManagement: msg({ message: 'My subscription', comment: 'Subject of a message to the desk' }),
  readerManagement: msg({ message: 'The readers of my license', comment: 'Subject of a message to the desk' }),
  support: msg({ message: 'Signing in, or a technical problem', comment: 'Subject of a message to the desk' }),
  payment: msg({ message: 'An invoice or a payment', comment: 'Subject of a message to the desk' }),
  claim: msg({ message: 'A complaint', comment: 'Subject of a message to the desk' }),
  order: msg({ message: 'An order', comment: 'Subject of a message to the desk' }),
  quote: msg({ message: 'A quote', comment: 'Subject of a message to the desk' }),
  globalLicenceForm: msg({ message: 'A global license', comment: 'Subject of a message to the desk' }),
  modificationRequest: msg({ message: 'A change to my account', comment: 'Subject of a message to the desk' }),
  wallet: msg({ message: 'My wallet', comment: 'Subject of a message to the desk' }),
  unsubscription: msg({ message: 'Stop receiving emails', comment: 'Subject of a message to the desk' }),
  contactForm: msg({ message: 'Something else', comment: 'Subject of a message to the desk' }),
};

/** The message has arrived: its reference, and where the answer goes. */
export function Sent({ data: { draft, sender }, send }: ContactScreenProps<'sent'>) {
  const { i18n } = useLingui();
  const { reference, kind } = draft.receipt;
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We’ve received your message.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Message reference</Trans>} value={reference} />
      <DataList rows={[{ id: 'kind', term: <Trans>About</Trans>, value: i18n._(kindNames[kind]) }]} />
      <p>
        <Trans>
          We’re emailing a copy to <strong translate="no">{sender.email}</strong>. We’ll reply to the same address,
          usually within two business days.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
        <Link href={linkTo(contactPaths.writing)} variant="standalone" onFollow={() => send({ type: 'message.begun' })}>
          <Trans>Write another message</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

/** A message to the desk. Every keystroke goes into the draft, so that nothing is lost. */
export function Writing({ data: { draft, sender, hasCatalogue, failure }, send, busy }: ContactScreenProps<'writing'>) {
  const { i18n } = useLingui();
  const typed = typedMessage(draft);
  const { kind } = typed;
  const form = useForm({
    form: contactForm,
    typed,
    onChange: (change) => send({ type: 'message.changed', ...typed, ...change }),
    failure,
    subject: String(draft.receipt === null),
    busy,
    onValid: () => send({ type: 'message.confirmed' }),
  });
  const options = Object.entries(kindNames).map(([value, name]) => ({ value, label: i18n._(name) }));
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have received your message</Trans>,
        refused: <Trans>We couldn’t send your message</Trans>,
      }}
      failureAdvice={<Trans>What you wrote is still here. You can safely resend it.</Trans>}
    >
      <p>
        <Trans>We reply by email, usually within two business days.</Trans>
      </p>
      <DataList
        rows={[
          ...(sender.name === ''
            ? []
            : [{ id: 'name', term: <Trans>From</Trans>, value: <span translate="no">{sender.name}</span> }]),
          {
            id: 'email',
            term: <Trans>Reply to</Trans>,
            value: <span translate="no">{sender.email}</span>,
          },
        ]}
      />
      <Controls<ValuesOf<typeof contactForm>>
        each={{
          kind: (
            <>
              <SelectField
                {...form.at('kind')}
                value={kind ?? ''}
                onChange={(chosen) => send({ type: 'message.changed', ...typed, kind: requestKindNamed(chosen) })}
                label={<Trans>What is it about?</Trans>}
                options={options}
              />
              <OwnPage kind={kind} hasCatalogue={hasCatalogue} />
            </>
          ),
          about: (
            <TextField
              {...form.field('about')}
              label={<Trans>Invoice, subscription, or order number (optional)</Trans>}
              isOptional
            />
          ),
          remark: <TextArea {...form.field('remark')} label={<Trans>Your message</Trans>} />,
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send the message</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
