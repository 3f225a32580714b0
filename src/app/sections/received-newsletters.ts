import { createActor } from 'xstate';
import { definePage } from '../../../machines/funnel/index.ts';
import { receivedNewslettersMachine } from '../../../machines/sections/received-newsletters.machine.ts';
import { newslettersApi } from '../../api/newsletters.ts';
import { receivedNewslettersScreens } from '../../screens/sections/received-newsletters.tsx';
import { chartSection } from '../section.tsx';
import { fill } from '../wiring/fill.ts';

/** The newsletters that a person receives, as a section. */
export const receivedNewsletters = chartSection({
  registry: receivedNewslettersScreens,
  open: ({ ask, shelf }) => {
    const readNewsletters = newslettersApi(ask).readNewsletters;
    const machine = fill(receivedNewslettersMachine, shelf, { readNewsletters });
    return definePage({
      machine,
      open: () => createActor(machine, { input: { shelved: shelf.last('readNewsletters', undefined) } }),
    });
  },
});
