import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { hasPublicBuyers, detailsForm } from '../../../machines/validation/forms/quotation.ts';
import { hasVatNumbers } from '../../../machines/validation/rules/vat-number.ts';
import { addressOf, typedDetails } from '../../../machines/validation/forms/typed-details.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { FieldTable } from '../shared/form/field-table.ts';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { IdentityPart } from './identity-part.tsx';
import { offerPlace } from './places.ts';
import { BillingPlace, DeliveryPlace } from './places-part.tsx';
import { PublicBuyerPart } from './public-buyer-part.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** Who buys, and where things go. What is typed goes into the draft at once, so that nothing is lost. */
export function Details({ data, can, send, busy }: QuotationScreenProps<'details'>) {
  const { draft, addresses, site, failure, aboId } = data;
  const { details } = draft;
  const write = (change: Partial<typeof details>): void =>
    send({ type: 'details.changed', details: { ...details, ...change } });
  const form = useForm({
    form: detailsForm,
    typed: typedDetails(details),
    onChange: ({ vatNumber = details.vatNumber, purchaseOrder = details.purchaseOrder }) =>
      write({ vatNumber, purchaseOrder }),
    failure,
    busy,
    onValid: () => send({ type: 'details.confirmed' }),
  });
  const address = addressOf(details.billing);
  const part = { details, onChange: write, at: form.at };
  const places = { ...part, kept: addresses.addresses, countries: site.countries };
  const controls: FieldTable<ValuesOf<typeof detailsForm>, ReactNode> = {
    identity: <IdentityPart {...part} />,
    billing: <BillingPlace {...places} />,
    delivery: <DeliveryPlace {...places} />,
    vatNumber: hasVatNumbers(address) && (
      <TextField
        {...form.field('vatNumber')}
        isOptional
        autoComplete="off"
        size={20}
        label={<Trans>VAT number (optional)</Trans>}
        help={<Trans>With its country code, such as FR40303265045.</Trans>}
      />
    ),
    purchaseOrder: (
      <TextField
        {...form.field('purchaseOrder')}
        isOptional
        autoComplete="off"
        size={20}
        label={<Trans>Purchase order number (optional)</Trans>}
        help={<Trans>Your own number for this order: it appears on the invoice.</Trans>}
      />
    ),
    publicBuyer: hasPublicBuyers(address) && <PublicBuyerPart {...part} />,
  };
  const { identity, billing, delivery, ...numbers } = controls;

  return (
    <Form
      form={form}
      failureTitle={<Trans>Your details were not saved</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment.</Trans>}
      notices={<QuotationNotice data={data} can={can} send={send} />}
    >
      <Stack gap="wide">
        {identity}
        <Stack>
          {billing}
          {delivery}
        </Stack>
        <Stack>
          <Controls<typeof numbers> each={numbers} />
        </Stack>
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Check your answers</Trans>
          </Button>
          <EventLink
            href={offerPlace(aboId)}
            variant="standalone"
            icon="back"
            event={{ type: 'offer.reopened' }}
            can={can}
            send={send}
          >
            <Trans>Back</Trans>
          </EventLink>
        </Actions>
      </Stack>
    </Form>
  );
}
