import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { receivedNewslettersMachine } from '../../../machines/shared/sections/received-newsletters.machine.ts';
import { newslettersApi } from '../../api/newsletters.ts';
import { receivedNewslettersScreens } from './received-newsletters-registry.ts';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The newsletters that a person receives, as a section. */
export const receivedNewsletters = chartSection({
  registry: receivedNewslettersScreens,
  open: ({ client, cache }) => {
    const readNewsletters = newslettersApi(client).readNewsletters;
    const machine = fill(receivedNewslettersMachine, cache, { readNewsletters });
    return definePage({
      machine,
      open: () => createActor(machine, { input: { cached: cache.last('readNewsletters', undefined) } }),
    });
  },
});
