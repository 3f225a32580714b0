import { setup } from 'xstate';
import type { NewslettersRead } from '../../../domain/newsletter.ts';
import { receivedNewsletters } from '../../../domain/newsletter.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

/** The newsletters that a person receives. */
export const receivedNewslettersMachine = setup({
  types: typed<SectionTypes<NewslettersRead>>(),
  actors: { readNewsletters: port('readNewsletters') },
  ...sectionParts<NewslettersRead>((newsletters) => receivedNewsletters(newsletters).length === 0),
}).createMachine({
  id: 'receivedNewsletters',
  context: ({ input }) => begin(input),
  ...sectionStates<NewslettersRead, 'readNewsletters'>('readNewsletters'),
});
