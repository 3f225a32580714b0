/** Wire body common to both lists: everything, the newest first. */
export const listAsked = { typeDocument: null, texte: '', tri: 'lectureDecroissante', curseur: null } as const;

/** Wire body of the log: everything, the newest first. */
export const readingsAsked = { typeLecture: null, typeListe: null, ...listAsked } as const;
