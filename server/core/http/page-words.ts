import type { PageName } from '../../../contract/pages.ts';
import { pageOf } from '../../../contract/pages.ts';
import type { PageWords, Words } from '../../../contract/pages/row.ts';

/** An address without a page. */
export const notFoundWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.notFound', message: 'Page not found' },
  description: /*i18n*/ { id: 'pageDescription.notFound', message: 'There’s no page at this link.' },
};

/** Title and description of a page. */
export function wordsOf(name: PageName): PageWords {
  const { title, description } = pageOf(name);
  return { title, description };
}

/** Shown in unsupported, older browsers. */
export const withoutSupport: Words = /*i18n*/ {
  id: 'page.withoutSupport',
  message: 'Your browser is too old for this page. Update it, or open the page in another browser.',
};

/** Shown where scripts are disabled. */
export const withoutScript: Words = /*i18n*/ {
  id: 'page.withoutScript',
  message: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
};

/** Shown when the scripts fail to load. */
export const withoutAnswer: Words = /*i18n*/ {
  id: 'page.withoutAnswer',
  message: 'This page didn’t load completely. Check your connection.',
};

/** The link that reloads the page. */
export const onceMore: Words = /*i18n*/ { id: 'page.onceMore', message: 'Reload' };

/** Introduces the desk's addresses, where scripts are disabled. */
export const howToReach: Words = /*i18n*/ {
  id: 'page.howToReach',
  message: 'A question? Write or call:',
};
