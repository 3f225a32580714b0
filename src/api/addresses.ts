import type { FilledPorts } from '../../machines/ports.ts';
import { addressCalls as calls } from '../contract/calls/address.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** The addresses of the account: reading them, keeping one. */
export function addressesApi(ask: Ask): Pick<FilledPorts, 'readAddresses' | 'saveAddress'> {
  return {
    readAddresses: (_, signal) => tell(ask, calls['user/adresse'], { signal }),
    saveAddress: (request, signal) => tell(ask, calls['user/adresse/update'], { request, signal }),
  };
}
