import { createActor } from 'xstate';
import { addressesMachine } from '../../../machines/account/addresses/addresses.machine.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { addressesApi } from '../../api/addresses.ts';
import { addressesScreens } from '../../screens/addresses/registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** The page of addresses. */
export const page = chartPage({
  registry: addressesScreens,
  open: ({ ask, shelf }) => {
    const { readAddresses, changeAddress } = addressesApi(ask);
    const machine = fill(addressesMachine, shelf, {
      readAddresses,
      changeAddress,
    });
    return definePage({
      machine,
      open: () => createActor(machine, { input: { shelved: shelf.last('readAddresses', undefined) } }),
    });
  },
});
