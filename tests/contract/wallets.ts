/** Wire body of the wallet's calls: every operation, the newest first. */
export const walletAsked = { typeOperation: null, periode: null, curseur: null } as const;
