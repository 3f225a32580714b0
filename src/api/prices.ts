import type { FilledPorts } from '../../machines/ports.ts';
import { priceCalls as calls } from '../../contract/price.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The price of an offer. */
export function pricesApi(client: ApiClient): Pick<FilledPorts, 'simulateOffer'> {
  return { simulateOffer: (request, signal) => tell(client, calls['simulateurv2/commande'], { request, signal }) };
}
