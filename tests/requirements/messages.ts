import type { Section } from './requirement.ts';

/** §8 and §9: messages, constants, limits. */
export const messages: Section = {
  title: '§8, §9 Messages, constants',
  about: 'Keys by their names; their words are ours.',
  rows: [
    {
      id: '§8 PMC_Erreur_MessageGeneriqueHTTP',
      says: 'A call that failed; shown for 5,000 ms after most changes.',
      provedBy: ['tests/models/application/faults.test.ts'],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationVeilles',
      says: 'Alerts and notifications cannot be read.',
      provedBy: ['tests/models/application/faults.test.ts'],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationServicesEmails',
      says: 'E-mail services cannot be read.',
      provedBy: ['tests/models/application/faults.test.ts'],
    },
    {
      id: '§8 PMC_Factures_TokenInfoLogout',
      says: 'The token of an invoice link did not hold.',
      provedBy: ['machines/session/session.test.ts'],
    },
    {
      id: '§8 site or user cannot be read',
      says: 'Raises “Error during fetch site infos”, or “Error during fetch user”.',
      provedBy: ['tests/models/application/session.test.ts'],
    },
    {
      id: '§8 page without site',
      says: 'Where the site cannot be read, the error page says so.',
      provedBy: ['tests/e2e/error-pages.spec.ts'],
    },
    {
      id: '§8 feedback of a refusal',
      says: 'The server’s words are shown as an error.',
      provedBy: ['tests/models/application/application.test.ts'],
    },
    {
      id: '§8 feedback of a success',
      says: 'The server’s words are shown as a success.',
      provedBy: ['tests/models/application/session.test.ts', 'tests/models/application/faults.test.ts'],
    },
    {
      id: '§8 404',
      says: 'Routes that are not valid or not there.',
      provedBy: ['tests/e2e/addresses.spec.ts'],
    },
    {
      id: '§8 401',
      says: 'Leads to /login.',
      provedBy: ['tests/e2e/payment.spec.ts'],
    },
    {
      id: '§8 other failures',
      says: 'Are logged to the console.',
      provedBy: ['src/api/client.test.ts'],
    },
    {
      id: '§9 display time',
      says: 'A message is shown for 5,000 ms.',
      provedBy: ['tests/e2e/page-layout.spec.ts'],
    },
    {
      id: '§9 wallet',
      says: 'Displayed from a balance before the migration of 5.',
      provedBy: ['domain/account.test.ts'],
    },
    {
      id: '§9 civilité 41',
      says: 'Is unset.',
      provedBy: ['domain/account.test.ts'],
    },
    {
      id: '§9 cookies',
      says: 'Have the path `/`; that of the language lasts 365 days, same-site lax.',
      provedBy: ['src/app/navigation/browser-state.test.ts'],
    },
    {
      id: '§9 reload guard',
      says: 'After a new release the page is loaded again at most every 10 s.',
      provedBy: ['machines/app-update/app-update.test.ts', 'tests/e2e/release.spec.ts'],
    },
    {
      id: '§9 default language',
      says: 'French, and as the last resort, too; texts are en-US where nothing else is said.',
      provedBy: ['tests/e2e/addresses.spec.ts'],
    },
  ],
};
