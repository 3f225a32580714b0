/** What is asked to watch on the wire: a keyword, tried only. */
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
