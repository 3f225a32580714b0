import type { Section } from './requirement.ts';

/** §8 and §9: messages, constants, limits. */
export const messages: Section = {
  title: '§8, §9 Messages, constants',
  about: 'Keys by their names; their words are ours.',
  rows: [
    {
      id: '§8 PMC_Erreur_MessageGeneriqueHTTP',
      says: 'A call that failed; shown for 5,000 ms after most changes.',
      provedBy: ['a change that fails without words goes back with the generic message; again, and it is made'],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationVeilles',
      says: 'Alerts and notifications cannot be read.',
      provedBy: [
        'watches that cannot be loaded say so, and a retry works; one that cannot be set or deleted is told, and nothing typed is lost',
      ],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationServicesEmails',
      says: 'E-mail services cannot be read.',
      provedBy: ['newsletters that cannot be loaded: the message, and a retry that works'],
    },
    {
      id: '§8 PMC_Factures_TokenInfoLogout',
      says: 'The token of an invoice link did not hold.',
      provedBy: ['an … link leads to the account home by way of sign-in, with the warning'],
    },
    {
      id: '§8 site or user cannot be read',
      says: 'Raises “Error during fetch site infos”, or “Error during fetch user”.',
      provedBy: ['… that cannot be read is raised, and said on the error page: …'],
    },
    {
      id: '§8 page without site',
      says: 'Where the site cannot be read, the error page says so.',
      provedBy: ['the site cannot be read: the error page, and a retry that works'],
    },
    {
      id: '§8 feedback of a refusal',
      says: 'The server’s words are shown as an error.',
      provedBy: ['a wrong password is refused in words, and nothing typed is lost'],
    },
    {
      id: '§8 feedback of a success',
      says: 'The server’s words are shown as a success.',
      provedBy: [
        'the server’s words for a success are shown in passing (specification §7)',
        'a success’s words are said, unless its row keeps them',
      ],
    },
    {
      id: '§8 404',
      says: 'Routes that are not valid or not there.',
      provedBy: ['e2e › session › … is a page not found, with the way home'],
    },
    {
      id: '§8 401',
      says: 'Leads to /login.',
      provedBy: ['a 401 in the middle leads to /login and back to the same step, with what was chosen'],
    },
    {
      id: '§8 other failures',
      says: 'Are logged to the console.',
      provedBy: ['that fails with … is told by its name alone'],
    },
    {
      id: '§9 display time',
      says: 'A message is shown for 5,000 ms.',
      provedBy: ['a message that goes by itself stays 5,000 ms, longer under the pointer'],
    },
    {
      id: '§9 wallet',
      says: 'Displayed from a balance before the migration of 5.',
      provedBy: ['the wallet is displayed (specification §4) › when every condition holds, at their limits'],
    },
    {
      id: '§9 civilité 41',
      says: 'Is unset.',
      provedBy: ['minimum information (specification §5) › with … is filled: …'],
    },
    {
      id: '§9 cookies',
      says: 'Have the path `/`; that of the language lasts 365 days, same-site lax.',
      provedBy: ['hold for all of the site and for no other; that of the language for 365 days'],
    },
    {
      id: '§9 reload guard',
      says: 'After a new release the page is loaded again at most every 10 s.',
      provedBy: [
        'nothing loads the page again within 10 s of its load, nor while anything is held (specification §9)',
        'code that a release has taken away: loaded again once where the person went, then the error page',
      ],
    },
    {
      id: '§9 default language',
      says: 'French, and as the last resort, too; texts are en-US where nothing else is said.',
      provedBy: ['the root speaks the browser’s language, else French'],
    },
  ],
};
