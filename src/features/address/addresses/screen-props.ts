import type { AddressesContext } from '../../../../machines/address/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../../machines/address/addresses/addresses.machine.ts';
import type { addressesSteps } from '../../../../machines/address/addresses/addresses.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page of addresses gets. */
export type AddressesScreenProps<Name extends keyof typeof addressesSteps> = ScreenProps<
  AddressesContext & NeedsOf<(typeof addressesSteps)[Name]>,
  AddressesEvent
>;
