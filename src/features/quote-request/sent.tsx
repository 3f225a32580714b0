import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { ContactText } from '../../ui/text/contact-text.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { OutcomeColumns, OutcomeHead } from '../../ui/layout/outcome.tsx';
import { ReferenceBox } from '../../ui/text/reference-box.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Reference, TextList } from '../../ui/text/text-parts.tsx';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import { VatMentionText } from '../shared/offer/vat-mention-text.tsx';
import { needsPlace } from './places.ts';
import type { QuoteRequestScreenProps } from './screen-props.ts';

/** The request has arrived: its reference, what happens next, and what was asked for. */
export function Sent({ data: { draft, site }, send }: QuoteRequestScreenProps<'sent'>) {
  const { i18n } = useLingui();
  const { reference, email, offer, net, total, mention } = draft.receipt;
  const { contact } = site;
  return (
    <Stack>
      <OutcomeHead reference={<ReferenceBox label={<Trans>Request reference</Trans>} value={reference} />}>
        <Intro kind="success">
          <Trans>We’ve received your request. You’ll get your quote by email within two business days.</Trans>
        </Intro>
      </OutcomeHead>
      <OutcomeColumns
        next={
          <Section title={<Trans>What happens next</Trans>}>
            <TextList
              items={[
                {
                  id: 'mail',
                  text: (
                    <Trans>
                      We’re emailing a confirmation to{' '}
                      <strong>
                        <Reference>{email}</Reference>
                      </strong>
                      . Nothing after a few minutes? Check your spam folder.
                    </Trans>
                  ),
                },
                { id: 'free', text: <Trans>You won’t be charged before you accept the quote.</Trans> },
              ]}
            />
          </Section>
        }
        more={
          <Section title={<Trans>A question?</Trans>}>
            <p>
              <ContactText contact={contact} /> <Trans>Include the reference when you contact us.</Trans>
            </p>
          </Section>
        }
      >
        <Section title={<Trans>Your selection</Trans>}>
          <DataList
            rows={[
              ...offerRows(offer, site.publications, i18n),
              ...(net
                ? [
                    {
                      id: 'net',
                      term: mention ? <Trans>Estimate without VAT</Trans> : <Trans>Estimate before VAT</Trans>,
                      value: <Amount value={net} isLarge={mention !== null} />,
                    },
                  ]
                : []),
              ...(total && !mention
                ? [
                    {
                      id: 'total',
                      term: <Trans>Estimate including VAT</Trans>,
                      value: <Amount value={total} isLarge />,
                    },
                  ]
                : []),
            ]}
            isBrief
          />
          {mention && <VatMentionText mention={mention} />}
        </Section>
      </OutcomeColumns>
      <Actions>
        <PrintButton>
          <Trans>Print this page</Trans>
        </PrintButton>
        <Link href={needsPlace} variant="standalone" onFollow={() => send({ type: 'request.begun' })}>
          <Trans>Request another quote</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
