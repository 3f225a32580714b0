import type { Section } from './requirement.ts';

const overHttp = 'tests/contract/fixtures.test.ts';

/** §3: what is known of the site, the visitor and their things. */
export const entities: Section = {
  title: '§3 Entities',
  about: 'Fields of the wire by their own names; how the code calls them is in `contract/GLOSSARY.md`.',
  rows: [
    {
      id: '§3 site info',
      says: 'One call tells `siteWebCourant`, `plateformeWeb`, `social`, `urlSite`, `urlSiteAutreLangue`, `demandeId`, `listArticles`, `listePays` (by number), `listePrix`.',
      provedBy: [overHttp],
    },
    {
      id: '§3 site info is shown',
      says: 'Platform, social pages, addresses in both languages and the request under way stand where they are of use.',
      provedBy: ['tests/e2e/page-layout.spec.ts', 'tests/models/application/session.test.ts'],
    },
    {
      id: '§3 texts by language',
      says: 'The page keeps language and texts for each language.',
      provedBy: ['tests/models/application/routes.test.ts'],
    },
    {
      id: '§3 locale',
      says: 'The locale is `fr` or `en-US`.',
      provedBy: ['src/i18n/format.test.ts'],
    },
    {
      id: '§3 site code',
      says: 'The code of the site gives its number for analytics: LL and LLA 1, AIF 2, AIA 3, GLF 4, LMR and IOF 5, INT and IOA 6, GLA 8, any other 0.',
      provedBy: ['domain/site.test.ts'],
    },
    {
      id: '§3 user',
      says: 'Names, civilité (41 is unset), e-mail and whether it is verified, whether the account is valid.',
      provedBy: [overHttp, 'tests/contract/session.test.ts'],
    },
    {
      id: '§3 wallet',
      says: '`porteMonnaie` has state, amount, balance before the migration and what was ever bought before it.',
      provedBy: [overHttp],
    },
    {
      id: '§3 subscriptions of a user',
      says: 'Each has `aboIId` and its readers; a reader has `docIId` and the type of the modification that awaits, if one does.',
      provedBy: [overHttp, 'tests/requirements/values.test.ts'],
    },
    {
      id: '§3 surname',
      says: 'Shown with each word capitalised.',
      provedBy: ['domain/account.test.ts'],
    },
    {
      id: '§3 addresses',
      says: 'A list of addresses, one of which is selected.',
      provedBy: ['tests/contract/addresses.test.ts'],
    },
    {
      id: '§3 e-mail services',
      says: 'Newsletters of the publisher, and other newsletters.',
      provedBy: ['tests/e2e/newsletters.spec.ts'],
    },
    {
      id: '§3 renewals',
      says: 'A list of subscriptions that are to be renewed.',
      provedBy: ['domain/subscription.test.ts', 'tests/contract/renewals.test.ts'],
    },
    {
      id: '§3 payload of a service',
      says: 'A change of an e-mail service has `pubSId`, `rubrique`, `check`, `isSommairePublication`.',
      provedBy: [overHttp],
    },
    {
      id: '§3 payload of no adverts',
      says: 'It has `docId`, `pubSId`, `check`.',
      provedBy: ['tests/e2e/newsletters.spec.ts'],
    },
    {
      id: '§3 envelope',
      says: 'Every answer has `isSuccess`, `feedback` and `data`.',
      provedBy: [overHttp, 'contract/contract.test.ts'],
    },
  ],
};
