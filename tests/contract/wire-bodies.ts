/** Wire body of the log: everything, the newest first. */
export const readingsAsked = {
  typeLecture: null,
  typeListe: null,
  typeDocument: null,
  texte: '',
  tri: 'lectureDecroissante',
  curseur: null,
} as const;

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
