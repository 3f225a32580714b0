export { latestArticles } from './latest-articles.ts';
