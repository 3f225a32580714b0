import type { AddressesContext } from '../../../machines/account/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../machines/account/addresses/addresses.machine.ts';
import type { addressesSteps } from '../../../machines/account/addresses/addresses.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of addresses gets. */
export type AddressesScreenProps<Name extends keyof typeof addressesSteps> = ScreenProps<
  AddressesContext & NeedsOf<(typeof addressesSteps)[Name]>,
  AddressesEvent
>;
