/** Documents that the law wants linked from every page; the server has them at `/<language>/legal/<page>`. */
export const legalPages = ['notice', 'privacy', 'terms'] as const;

export type LegalPage = (typeof legalPages)[number];
