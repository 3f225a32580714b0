import { createContext } from 'react';

interface EverySession {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** Sign-out of every session of the account, provided by the application; `null`: there is no account. */
export const EverySessionContext = createContext<EverySession | null>(null);
