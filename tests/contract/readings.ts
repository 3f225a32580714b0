/** What both lists are asked on the wire: everything, the newest first. */
export const listAsked = { typeDocument: null, texte: '', tri: 'lectureDecroissante', curseur: null } as const;

/** What the log is asked on the wire: everything, the newest first. */
export const readingsAsked = { typeLecture: null, typeListe: null, ...listAsked } as const;
