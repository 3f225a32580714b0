import { Trans } from '@lingui/react/macro';
import type { KeptAddress } from '../../../domain/address.ts';
import type { Site } from '../../../domain/site.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { AddressChoice } from '../shared/address/address-choice.tsx';
import { KeepAddress } from '../shared/address/keep-address.tsx';
import type { DetailsPartProps } from './screen-props.ts';

interface PlacesPartProps extends DetailsPartProps {
  /** The account's saved addresses. */
  readonly kept: readonly KeptAddress[];
  readonly countries: Site['countries'];
}

export function BillingPlace({ details: { billing }, kept, countries, onChange, at }: PlacesPartProps) {
  return (
    <AddressChoice
      field={at('billing')}
      at={(line) => at(`billing.${line}`)}
      legend={<Trans>Billing address</Trans>}
      help={<Trans>It appears on the invoice and determines the VAT.</Trans>}
      kept={kept}
      chosen={billing.chosen}
      onChoose={(chosen) => onChange({ billing: { ...billing, chosen } })}
      address={billing.typed}
      onChange={(typed) => onChange({ billing: { ...billing, typed } })}
      countries={countries}
    >
      <KeepAddress
        name="billing.isToBeKept"
        isChosen={billing.isToBeKept}
        onChange={(isToBeKept) => onChange({ billing: { ...billing, isToBeKept } })}
        isReadOnly={at('billing').isReadOnly}
      />
    </AddressChoice>
  );
}

/** Delivery address: the billing address unless the buyer chooses another. */
export function DeliveryPlace({ details, kept, countries, onChange, at }: PlacesPartProps) {
  const { delivery, isDeliveredToBilling } = details;
  return (
    <>
      <Checkbox
        name="isDeliveredToBilling"
        label={<Trans>Deliver to the billing address</Trans>}
        isChosen={isDeliveredToBilling}
        onChange={(isChosen) => onChange({ isDeliveredToBilling: isChosen })}
        isReadOnly={at('billing').isReadOnly}
      />
      {!isDeliveredToBilling && (
        <AddressChoice
          field={at('delivery')}
          at={(line) => at(`delivery.${line}`)}
          purpose="shipping"
          legend={<Trans>Delivery address</Trans>}
          kept={kept}
          chosen={delivery.chosen}
          onChoose={(chosen) => onChange({ delivery: { ...delivery, chosen } })}
          address={delivery.typed}
          onChange={(typed) => onChange({ delivery: { ...delivery, typed } })}
          countries={countries}
        >
          <KeepAddress
            name="delivery.isToBeKept"
            isChosen={delivery.isToBeKept}
            onChange={(isToBeKept) => onChange({ delivery: { ...delivery, isToBeKept } })}
            isReadOnly={at('delivery').isReadOnly}
          />
        </AddressChoice>
      )}
    </>
  );
}
