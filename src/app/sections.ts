/**
 * The one table of sections: parts of a page that load, fail and are tried again alone, each a chart of its own
 * (`machines/sections`). A page has them side by side; its code and theirs are loaded apart, theirs when the page is drawn.
 * The sections of one page come in one piece.
 */
import { withTexts } from '../i18n/catalogue.ts';
import type { SectionName } from '../screens/sections/section-place.tsx';
import type { PageName } from './pages.ts';
import type { SectionModule } from './section.tsx';

interface SectionRow {
  /** The pages on which it stands. */
  readonly pages: readonly PageName[];
  readonly load: () => Promise<SectionModule>;
}

const accountSections = withTexts('accountSections', () => import('./sections/account-sections.ts'));
const latestArticles = withTexts('latestArticles', () => import('./sections/latest-articles.ts'));

/** Every section by its name, which is that of its chart. */
export const sections: Readonly<Record<SectionName, SectionRow>> = {
  openInvoices: { pages: ['accountHome'], load: async () => (await accountSections()).openInvoices },
  renewals: { pages: ['accountHome'], load: async () => (await accountSections()).renewals },
  latestArticles: {
    pages: ['home', 'accountHome'],
    load: async () => (await latestArticles()).latestArticles,
  },
  receivedNewsletters: {
    pages: ['accountHome', 'notifications'],
    load: async () => (await accountSections()).receivedNewsletters,
  },
};

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}

/** All sections, in the order of the table. */
export const sectionNames: readonly SectionName[] = Object.keys(sections).filter(isSectionName);
