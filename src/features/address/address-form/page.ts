import { createActor } from 'xstate';
import { addressDraftRules, freshAddress } from '../../../../machines/address/address-form/address-form.draft.ts';
import { addressFormMachine } from '../../../../machines/address/address-form/address-form.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { addressesApi } from '../../../api/addresses.ts';
import { addressFormScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page where an address is added or changed. */
export const page = chartPage({
  registry: addressFormScreens,
  open: (facts) => {
    const { client, site } = facts;
    const machine = fill(addressFormMachine, facts.cache, addressesApi(client));
    const funnel = defineFunnel({
      name: 'addressForm',
      machine,
      draft: addressDraftRules,
      open: (input) => createActor(machine, { input: { ...input, countries: site.countries } }),
    });
    return withDraft(facts, funnel, () => freshAddress);
  },
});
