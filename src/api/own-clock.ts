/** The moment of the browser's clock, where an answer does not have the server's. */
export const ownClock = (): string => new Date().toISOString();
