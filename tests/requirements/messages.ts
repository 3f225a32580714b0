import type { Section } from './requirement.ts';

/** §8 and §9: messages, constants, limits. */
export const messages: Section = {
  title: '§8, §9 Messages, constants',
  about: 'Keys by their names; their words are ours.',
  rows: [
    {
      id: '§8 PMC_Erreur_MessageGeneriqueHTTP',
      says: 'A call that failed; shown for 5,000 ms after most changes.',
      provedBy: ['while booting and later, a call that fails › with … crashes nothing, and is told in its words'],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationVeilles',
      says: 'Alerts and notifications cannot be read.',
      provedBy: ['while booting and later, a call that fails › with … crashes nothing, and is told in its words'],
    },
    {
      id: '§8 PMC_Erreur_MessageRecuperationServicesEmails',
      says: 'E-mail services cannot be read.',
      provedBy: ['while booting and later, a call that fails › with … crashes nothing, and is told in its words'],
    },
    {
      id: '§8 PMC_Factures_TokenInfoLogout',
      says: 'The token of an invoice link did not hold.',
      provedBy: ['a refused link leaves its warning in the cookie (specification §6)'],
    },
    {
      id: '§8 site or user cannot be read',
      says: 'Raises “Error during fetch site infos”, or “Error during fetch user”.',
      provedBy: ['… that cannot be read is raised, and said on the error page: …'],
    },
    {
      id: '§8 page without site',
      says: 'Where the site cannot be read, the error page says so.',
      provedBy: ['a site that cannot be read leaves name, contact, a whole title and a way to try again'],
    },
    {
      id: '§8 feedback of a refusal',
      says: 'The server’s words are shown as an error.',
      provedBy: ['401 for a sign-in is a refusal in words: …'],
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
      provedBy: ['an unknown address shows a page not found that names it and leads home'],
    },
    {
      id: '§8 401',
      says: 'Leads to /login.',
      provedBy: ['returns to the same step with what was typed when the session ends in the middle'],
    },
    {
      id: '§8 other failures',
      says: 'Are logged to the console.',
      provedBy: ['that fails with … is told by its name alone'],
    },
    {
      id: '§9 display time',
      says: 'A message is shown for 5,000 ms.',
      provedBy: ['a message that disappears by itself stays 5,000 ms, longer under the pointer'],
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
      provedBy: ['the root leads to …, the browser’s language or French'],
    },
  ],
};
