import { setup } from 'xstate';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

export const latestArticlesMachine = setup({
  types: typed<SectionTypes<RowsRead<ReadArticle>>>(),
  actors: { readLatestArticles: port('readLatestArticles') },
  ...sectionParts<RowsRead<ReadArticle>>(({ rows }) => rows.length === 0),
}).createMachine({
  id: 'latestArticles',
  context: ({ input }) => begin(input),
  ...sectionStates<RowsRead<ReadArticle>, 'readLatestArticles'>('readLatestArticles'),
});
