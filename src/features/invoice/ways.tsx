import { Trans } from '@lingui/react/macro';
import type { Ways } from '../shared/ordering/ways.ts';
import { choicePlace, helpPlace } from './places.ts';

/** Where the links of an order of invoices lead: the list is there for everybody, whatever the outcome. */
export const invoiceWays: Ways = {
  choicePlace,
  helpPlace,
  back: <Trans>Back to the invoices</Trans>,
  change: <Trans>Change invoices or method</Trans>,
  onward: null,
};
