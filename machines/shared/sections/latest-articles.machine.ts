import { setup } from 'xstate';
import type { ReadArticle } from '../../domain/reading.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

export const latestArticlesMachine = setup({
  types: typed<SectionTypes<readonly ReadArticle[]>>(),
  actors: { readLatestArticles: port('readLatestArticles') },
  ...sectionParts<readonly ReadArticle[]>((articles) => articles.length === 0),
}).createMachine({
  id: 'latestArticles',
  context: ({ input }) => begin(input),
  ...sectionStates<readonly ReadArticle[], 'readLatestArticles'>('readLatestArticles'),
});
