/** What the calls about the wallet are asked on the wire: every operation, the newest first. */
export const walletAsked = { typeOperation: null, periode: null, curseur: null } as const;
