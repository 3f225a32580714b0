/** Wire body common to both lists: everything, the newest first. */
export const listAsked = { typeDocument: null, texte: '', tri: 'lectureDecroissante', curseur: null } as const;

/** Wire body of the log: everything, the newest first. */
export const readingsAsked = { typeLecture: null, typeListe: null, ...listAsked } as const;

/** Wire body of the wallet's calls: every operation, the newest first. */
export const walletAsked = { typeOperation: null, periode: null, curseur: null } as const;

/** Wire body of a new watch: a keyword, tried only. */
export const watchAsked = {
  typeVeille: 'motCle',
  region: null,
  pays: null,
  motCle: 'cuivre',
  pubSId: null,
  rubrique: null,
  feuilleton: null,
  apercu: true,
} as const;
