import type { AddressFormContext } from '../../../../machines/address/address-form/address-form.context.ts';
import type { AddressFormEvent } from '../../../../machines/address/address-form/address-form.machine.ts';
import type { addressFormSteps } from '../../../../machines/address/address-form/address-form.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page where an address is added or changed gets. */
export type AddressFormScreenProps<Name extends keyof typeof addressFormSteps> = ScreenProps<
  AddressFormContext & NeedsOf<(typeof addressFormSteps)[Name]>,
  AddressFormEvent
>;
