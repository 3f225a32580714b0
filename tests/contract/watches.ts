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
