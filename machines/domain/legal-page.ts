/** What the law wants every page to lead to; documents of the server, at `/<language>/legal/<page>`. */
export const legalPages = ['notice', 'privacy', 'terms'] as const;

export type LegalPage = (typeof legalPages)[number];
