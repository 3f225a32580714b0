import { createActor } from 'xstate';
import type { Site } from '../../../machines/domain/site.ts';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import type { KnownBuyer } from '../../../machines/quotation/quotation.draft.ts';
import { quotationDraftRules } from '../../../machines/quotation/quotation.draft.ts';
import { quotationMachine } from '../../../machines/quotation/quotation.machine.ts';
import { addressesApi } from '../../api/addresses.ts';
import type { Ask } from '../../api/client.ts';
import { pricesApi } from '../../api/prices.ts';
import { quotationsApi } from '../../api/quotations.ts';
import { filled } from './filled.ts';

/** The quotation funnel with its ports filled, for a person of whom this is known. */
export function quotationFunnelOf(ask: Ask, site: Site, known: KnownBuyer | null) {
  const ports = { ...addressesApi(ask), ...pricesApi(ask), ...quotationsApi(ask) };
  const machine = quotationMachine.provide({
    actors: {
      simulateOffer: filled(ports, 'simulateOffer'),
      startQuotation: filled(ports, 'startQuotation'),
      readQuotation: filled(ports, 'readQuotation'),
      readQuotationByReference: filled(ports, 'readQuotationByReference'),
      readAddresses: filled(ports, 'readAddresses'),
      changeOffer: filled(ports, 'changeOffer'),
      saveDetails: filled(ports, 'saveDetails'),
      decideQuotation: filled(ports, 'decideQuotation'),
      orderQuotation: filled(ports, 'orderQuotation'),
      shareQuotation: filled(ports, 'shareQuotation'),
    },
  });
  return defineFunnel({
    name: 'quotation',
    machine,
    draft: quotationDraftRules,
    open: (input) => createActor(machine, { input: { ...input, site, known } }),
  });
}
