import type { Section } from './requirement.ts';

/** §1 and §2: what all pages have in common. */
export const screens: Section = {
  title: '§1, §2 Languages, errors, analytics',
  about: 'What holds for every page.',
  rows: [
    {
      id: '§1 two languages',
      says: 'Everything is there in French and in English; French is the default.',
      provedBy: [
        'locale › the language is the route’s, else the cookie’s, else the browser’s, else French (specification §2, §4)',
        'keeps what was typed at every step when the language is switched and the page reloaded',
      ],
    },
    {
      id: '§2 language of an address',
      says: 'The prefix of the path is the language; French and English are the only ones.',
      provedBy: [
        'with prefix routing no path but the root resolves without a language',
        'an address › in … is written as it is read',
      ],
    },
    {
      id: '§2 language at the root',
      says: 'At the root the language comes from the saved cookie, else from the browser.',
      provedBy: ['the root leads to …, the browser’s language or French'],
    },
    {
      id: '§2 page not found',
      says: 'An address that nothing answers to, or whose condition is not met, is a page not found (404).',
      provedBy: ['prefix routing … › … › …', 'an unknown address shows a page not found that names it and leads home'],
    },
    {
      id: '§2 404 names the path',
      says: 'A page not found says “Page Not Found” and the path.',
      provedBy: ['an unknown address shows a page not found that names it and leads home'],
    },
    {
      id: '§2 error page',
      says: 'Any other error has a title and message of its own; below either is a link home.',
      provedBy: ['an unforeseen error ends on the error page, without a stack, with a link to the home page'],
    },
    {
      id: '§2 stack in development',
      says: 'Only in development the error page shows the stack.',
      provedBy: ['the error page shows the stack in development (…) only: …'],
    },
    {
      id: '§2 page views',
      says: 'After each navigation a virtual page view, path and title, goes to a data layer.',
      provedBy: [
        'application › routes › … › is one page view, and one more in the other language, which shows what a load in it shows',
      ],
    },
    {
      id: '§2 tracker',
      says: 'A tracker is loaded with the number of the site from the configuration.',
      provedBy: [
        'the tracker › with the number … for the site … is loaded: …',
        'visits are counted for nobody until they agree; errors are told without what is anybody’s; recordings hide texts',
      ],
    },
    {
      id: '§2 user of the tracker',
      says: 'The tracker’s user is the person’s `docIId`.',
      provedBy: [
        'is told of the person’s number where they have signed in as themselves and agreed, and of nobody else',
        'visits are counted for nobody until they agree; errors are told without what is anybody’s; recordings hide texts',
      ],
    },
  ],
};
