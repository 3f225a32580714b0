import { createActor } from 'xstate';
import { addressesMachine } from '../../../../machines/address/addresses/addresses.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { addressesApi } from '../../../api/addresses.ts';
import { addressesScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page of addresses. */
export const page = chartPage({
  registry: addressesScreens,
  open: ({ client, cache }) => {
    const machine = fill(addressesMachine, cache, addressesApi(client));
    return definePage({
      machine,
      open: () => createActor(machine, { input: { cached: cache.last('readAddresses', undefined) } }),
    });
  },
});
