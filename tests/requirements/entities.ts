import type { Section } from './requirement.ts';

const overHttp = 'golden fixtures over HTTP › …';

/** §3: what is known of the site, the visitor and their things. */
export const entities: Section = {
  title: '§3 Entities',
  about: 'Fields of the wire by their own names; how the code calls them is in `src/contract/GLOSSARY.md`.',
  rows: [
    {
      id: '§3 site info',
      says: 'One call tells `siteWebCourant`, `plateformeWeb`, `social`, `urlSite`, `urlSiteAutreLangue`, `demandeId`, `listArticles`, `listePays` (by number), `listePrix`.',
      provedBy: [overHttp],
    },
    {
      id: '§3 site info is shown',
      says: 'Platform, social pages, addresses in both languages and the request under way stand where they are of use.',
      provedBy: [
        'the footer leads to what the law requires, and to the public site in both languages',
        'a request under way is shown to its person alone: told anew at sign-in, and dropped with all else at sign-out',
      ],
    },
    {
      id: '§3 texts by language',
      says: 'The page keeps language and texts for each language.',
      provedBy: [
        'application › routes › … › is one page view, and one more in the other language, which shows what a load in it shows',
      ],
    },
    {
      id: '§3 locale',
      says: 'The locale is `fr` or `en-US`.',
      provedBy: ['amounts follow the language, with the spaces that it sets'],
    },
    {
      id: '§3 site code',
      says: 'The code of the site gives its number for analytics: LL and LLA 1, AIF 2, AIA 3, GLF 4, LMR and IOF 5, INT and IOA 6, GLA 8, any other 0.',
      provedBy: ['a site has its analytics number, an unknown one 0 (specification §3)'],
    },
    {
      id: '§3 user',
      says: 'Names, civilité (41 is unset), e-mail and whether it is verified, whether the account is valid.',
      provedBy: [overHttp, 'tells an e-mail that is not verified and an account that is not valid'],
    },
    {
      id: '§3 wallet',
      says: '`porteMonnaie` has state, amount, balance before the migration and what was ever bought before it.',
      provedBy: [overHttp],
    },
    {
      id: '§3 subscriptions of a user',
      says: 'Each has `aboIId` and its readers; a reader has `docIId` and the type of the modification that awaits, if one does.',
      provedBy: [overHttp, 'values on the wire › modification type …'],
    },
    {
      id: '§3 surname',
      says: 'Shown with each word capitalised.',
      provedBy: ['the surname … is shown as … (specification §3)'],
    },
    {
      id: '§3 addresses',
      says: 'A list of addresses, one of which is selected.',
      provedBy: ['contract › addresses › the addresses of an account'],
    },
    {
      id: '§3 e-mail services',
      says: 'Newsletters of the publisher, and other newsletters.',
      provedBy: ['two off, one on, leave at once, come back: it is as it was left'],
    },
    {
      id: '§3 renewals',
      says: 'A list of subscriptions that are to be renewed.',
      provedBy: [
        'subscription › a renewal',
        'asks what the account’s first page shows while its code is still loading, once',
      ],
    },
    {
      id: '§3 payload of a service',
      says: 'A change of an e-mail service has `pubSId`, `rubrique`, `check`, `isSommairePublication`.',
      provedBy: [overHttp],
    },
    {
      id: '§3 payload of no adverts',
      says: 'It has `docId`, `pubSId`, `check`.',
      provedBy: [
        'contract › newsletters › a change › of adverts changes the flag of that publication, of that person, and nothing else; twice is once',
      ],
    },
    {
      id: '§3 envelope',
      says: 'Every answer has `isSuccess`, `feedback` and `data`.',
      provedBy: [overHttp, '…: the failure is one that the row announces, with words'],
    },
  ],
};
