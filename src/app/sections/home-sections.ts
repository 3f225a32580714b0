export { latestArticles } from '../../features/reading/latest-articles-section.ts';
