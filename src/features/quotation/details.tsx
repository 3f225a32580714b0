import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ValuesOf } from '../../../validation/form.ts';
import type { publicBuyerForm, identityForm } from '../../../validation/forms/quotation.ts';
import { hasPublicBuyers, detailsForm, addressOf, typedDetails } from '../../../validation/forms/quotation.ts';
import { hasVatNumbers } from '../../../validation/rules/vat-number.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { FieldTable } from '../shared/form/field-table.ts';
import styles from '../shared/form/field-grid.module.css';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { PurchaseOrderField, VatNumberField } from '../shared/order-number-fields.tsx';
import { buyerName } from './buyer-name.ts';
import { BillingPlace, DeliveryPlace } from './places-part.tsx';
import { offerPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps, DetailsPartProps } from './screen-props.ts';

/** Invoice references that French public bodies need; shown when the buyer is one. */
function PublicBuyerPart({ details, onChange, at }: DetailsPartProps) {
  const { isPublicBuyer, publicBuyer } = details;
  const text = (name: keyof typeof publicBuyer) => ({
    ...at(`publicBuyer.${name}`),
    value: publicBuyer[name],
    onChange: (value: string) => onChange({ publicBuyer: { ...publicBuyer, [name]: value } }),
    autoComplete: 'off',
    size: 24,
  });
  return (
    <Stack>
      <Checkbox
        name="isPublicBuyer"
        label={<Trans>We are a French public body</Trans>}
        description={<Trans>We then send the invoice through Chorus Pro, which needs your references.</Trans>}
        isChosen={isPublicBuyer}
        onChange={(isChosen) => onChange({ isPublicBuyer: isChosen })}
        isReadOnly={at('publicBuyer').isReadOnly}
      />
      {isPublicBuyer && (
        <Controls<ValuesOf<typeof publicBuyerForm>>
          each={{
            siret: (
              <TextField
                {...text('siret')}
                inputMode="numeric"
                label={<Trans>SIRET number</Trans>}
                help={<Trans>14 digits, for the establishment being invoiced</Trans>}
              />
            ),
            serviceCode: (
              <TextField
                {...text('serviceCode')}
                isOptional
                label={<Trans>Service code (optional)</Trans>}
                help={<Trans>If your establishment has services in Chorus Pro.</Trans>}
              />
            ),
            engagementNumber: (
              <TextField
                {...text('engagementNumber')}
                isOptional
                label={<Trans>Purchase commitment number (optional)</Trans>}
                help={<Trans>Your legal commitment or purchase order number.</Trans>}
              />
            ),
          }}
        />
      )}
    </Stack>
  );
}

/** The buyer's identity: read-only where known, a form where it is missing or on request. */
function IdentityPart({ details, onChange, at }: DetailsPartProps) {
  const { i18n } = useLingui();
  const { identity, isIdentityOpen } = details;
  const { error, isReadOnly } = at('identity');
  if (!isIdentityOpen && error === undefined) {
    return (
      <DataList
        rows={[
          {
            id: 'identity',
            term: <Trans>Ordered by</Trans>,
            value: <span translate="no">{buyerName(identity, i18n)}</span>,
            action: (
              <Button variant="quiet" isDisabled={isReadOnly} onPress={() => onChange({ isIdentityOpen: true })}>
                <span>
                  <Trans>Change</Trans>
                  <VisuallyHidden as="span">
                    {' '}
                    <Trans>the name</Trans>
                  </VisuallyHidden>
                </span>
              </Button>
            ),
          },
        ]}
      />
    );
  }
  const text = (name: 'firstName' | 'lastName') => ({
    ...at(`identity.${name}`),
    value: identity[name],
    onChange: (value: string) => onChange({ isIdentityOpen: true, identity: { ...identity, [name]: value } }),
  });
  return (
    <Section title={<Trans>Your details</Trans>}>
      <div className={styles.fields}>
        <Controls<ValuesOf<typeof identityForm>>
          each={{
            civility: (
              <div className={styles.whole}>
                <CivilityField
                  {...at('identity.civility')}
                  civility={identity.civility}
                  onChange={(civility) => onChange({ isIdentityOpen: true, identity: { ...identity, civility } })}
                />
              </div>
            ),
            firstName: <TextField {...text('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />,
            lastName: <TextField {...text('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />,
          }}
        />
      </div>
    </Section>
  );
}

/** The buyer and the addresses. Every keystroke goes into the draft, so that nothing is lost. */
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
    vatNumber: hasVatNumbers(address) && <VatNumberField {...form.field('vatNumber')} />,
    purchaseOrder: <PurchaseOrderField {...form.field('purchaseOrder')} />,
    publicBuyer: hasPublicBuyers(address) && <PublicBuyerPart {...part} />,
  };
  const { identity, billing, delivery, vatNumber, purchaseOrder, publicBuyer } = controls;

  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have saved your details</Trans>,
        refused: <Trans>We couldn’t save your details</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
      notices={<QuotationNotice data={data} can={can} send={send} />}
    >
      <Stack gap="wide">
        {identity}
        <Stack gap="close">
          {billing}
          {delivery}
        </Stack>
        <Section title={<Trans>Your references</Trans>}>
          <Stack>
            <div className={styles.fields}>
              {vatNumber}
              {purchaseOrder}
            </div>
            {publicBuyer}
          </Stack>
        </Section>
        <Actions isInBar>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Check your answers</Trans>
          </Button>
          <PreviousStepLink href={offerPlace(aboId)} event={{ type: 'offer.reopened' }} can={can} send={send} />
        </Actions>
      </Stack>
    </Form>
  );
}
