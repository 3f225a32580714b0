import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { hasPublicBuyers, detailsForm } from '../../../machines/validation/forms/quotation.ts';
import { hasVatNumbers } from '../../../machines/validation/rules/vat-number.ts';
import { addressOf, typedDetails } from '../../../machines/validation/forms/typed-details.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { detailsErrors, type ComplaintOf } from './details-errors.ts';
import { IdentityPart } from './identity-part.tsx';
import { offerPlace } from './places.ts';
import { PlacesPart } from './places-part.tsx';
import { PublicBuyerPart } from './public-buyer-part.tsx';
import { QuotationNotice } from './quotation-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** Who buys, and where things go. What is typed goes into the draft at once, so that nothing is lost. */
export function Details({ data, can, send, busy }: QuotationScreenProps<'details'>) {
  const [attempt, setAttempt] = useState(0);
  const { draft, addresses, site, failure, aboId } = data;
  const { details } = draft;
  const write = (change: Partial<typeof details>): void =>
    send({ type: 'details.changed', details: { ...details, ...change } });

  const { valid, errorOf } = useFormCheck(detailsForm, typedDetails(details));
  const isTried = attempt > 0;
  const complaintOf: ComplaintOf = (field, path = field) =>
    failure?.fields[path] ?? (isTried ? errorOf(field, path) : undefined);
  const errors = detailsErrors(details, complaintOf);
  const billing = addressOf(details.billing);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (valid) send({ type: 'details.confirmed' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="wide">
        <Stack>
          <ErrorSummary errors={busy ? [] : errors} attempt={attempt} />
          <QuotationNotice data={data} can={can} send={send} />
          {failure && errors.length === 0 && (
            <FailureNotice failure={failure} title={<Trans>Your details were not saved</Trans>} takesFocus>
              <p>
                <Trans>What you entered is still here. Try again in a moment.</Trans>
              </p>
            </FailureNotice>
          )}
          <IdentityPart details={details} onChange={write} complaintOf={complaintOf} isReadOnly={busy} />
        </Stack>
        <PlacesPart
          details={details}
          kept={addresses.addresses}
          countries={site.countries}
          onChange={write}
          complaintOf={complaintOf}
          isReadOnly={busy}
        />
        <Stack>
          {hasVatNumbers(billing) && (
            <TextField
              name="vatNumber"
              isOptional
              autoComplete="off"
              size={20}
              label={<Trans>VAT number (optional)</Trans>}
              help={<Trans>With its country code, such as FR40303265045.</Trans>}
              value={details.vatNumber}
              onChange={(vatNumber) => write({ vatNumber })}
              error={complaintOf('vatNumber')}
              isReadOnly={busy}
            />
          )}
          <TextField
            name="purchaseOrder"
            isOptional
            autoComplete="off"
            size={20}
            label={<Trans>Purchase-order number (optional)</Trans>}
            help={<Trans>Your own number for this order: it stands on the invoice.</Trans>}
            value={details.purchaseOrder}
            onChange={(purchaseOrder) => write({ purchaseOrder })}
            error={complaintOf('purchaseOrder')}
            isReadOnly={busy}
          />
          {hasPublicBuyers(billing) && (
            <PublicBuyerPart details={details} onChange={write} complaintOf={complaintOf} isReadOnly={busy} />
          )}
        </Stack>
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Check your answers</Trans>
          </Button>
          <Link
            href={offerPlace(aboId)}
            variant="standalone"
            icon="back"
            onFollow={() => send({ type: 'offer.reopened' })}
          >
            <Trans>Back</Trans>
          </Link>
        </Actions>
      </Stack>
    </form>
  );
}
