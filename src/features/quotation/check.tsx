import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { agreementForm } from '../../../machines/validation/forms/quotation.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { AsideLinks } from './aside-links.tsx';
import { detailsRows } from './details-rows.tsx';
import { detailsPlace, offerPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { quotationRows } from './quotation-rows.tsx';
import type { QuotationScreenProps } from './screen-props.ts';
import { TermsOfSale } from './terms-of-sale.tsx';

/** Everything that is about to be ordered, before it is; each answer with the way to change it. */
export function Check({ data, can, send, busy }: QuotationScreenProps<'check'>) {
  const { i18n } = useLingui();
  const { quotation, site, aboId, hasAgreed, failure } = data;
  const { offer, priced, details } = quotation;
  const total = formatMoney(priced.total, i18n);
  const form = useForm({
    form: agreementForm,
    typed: { hasAgreed },
    // Another version is another question: it is to be read before anything is said of it.
    subject: quotation.version,
    failure,
    busy,
    onValid: () => send({ type: 'quotation.accepted' }),
  });

  const change = (href: string, type: 'offer.reopened' | 'details.reopened') => (subject: ReactNode, field: string) => (
    <EventLink href={href} event={{ type }} field={field} can={can} send={send}>
      <Trans>Change</Trans> <VisuallyHidden as="span">{subject}</VisuallyHidden>
    </EventLink>
  );

  return (
    <Stack gap="wide">
      <Form
        form={form}
        failureTitle={<Trans>Your answer was not recorded</Trans>}
        failureAdvice={<Trans>Nothing was ordered. You can safely try again.</Trans>}
        notices={<QuotationNotice data={data} can={can} send={send} />}
      >
        <DataList rows={quotationRows(quotation)} />
        <Section title={<Trans>What you order</Trans>}>
          <DataList rows={offerRows(offer, site.publications, i18n, change(offerPlace(aboId), 'offer.reopened'))} />
        </Section>
        <Section title={<Trans>Who orders</Trans>}>
          <DataList rows={detailsRows(details, i18n, change(detailsPlace(aboId), 'details.reopened'))} />
        </Section>
        <OfferLines caption={<Trans>What it costs</Trans>} lines={priced.lines} />
        <TaxNote priced={priced} />
        <TermsOfSale siteName={site.name} />
        <Controls<ValuesOf<typeof agreementForm>>
          each={{
            hasAgreed: (
              <Checkbox
                {...form.at('hasAgreed')}
                label={<Trans>I have read the terms of sale and agree to them</Trans>}
                isChosen={hasAgreed}
                onChange={(isChosen) => send({ type: 'terms.agreed', hasAgreed: isChosen })}
              />
            ),
          }}
        />
        <p>
          <Trans>Accepting places the order of {total}. You pay afterward; nothing is charged now.</Trans>
        </p>
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Accept and order for {total}</Trans>
          </Button>
          <EventLink
            href={detailsPlace(aboId)}
            variant="standalone"
            icon="back"
            event={{ type: 'details.reopened' }}
            can={can}
            send={send}
          >
            <Trans>Back</Trans>
          </EventLink>
        </Actions>
      </Form>
      <AsideLinks data={data} can={can} send={send} />
    </Stack>
  );
}
