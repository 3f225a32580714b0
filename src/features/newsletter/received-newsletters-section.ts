import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { receivedNewslettersMachine } from '../../../machines/shared/sections/received-newsletters.machine.ts';
import { newslettersApi } from '../../api/newsletters.ts';
import { receivedNewslettersScreens } from './received-newsletters.tsx';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';

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
