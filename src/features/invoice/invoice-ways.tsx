import { Trans } from '@lingui/react/macro';
import type { Ways } from '../shared/ordering/screen-props.ts';
import { choicePlace, helpPlace } from './places.ts';

/** Link targets in an order of invoices: the list stays available after every outcome. */
export const invoiceWays: Ways = {
  choicePlace,
  helpPlace,
  back: <Trans>Back to the invoices</Trans>,
  change: <Trans>Change invoices or payment method</Trans>,
  onward: null,
};
