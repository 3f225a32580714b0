import { createContext } from 'react';

/** Where the stories are, without a final slash: the deployment's setting. */
export const StorybookAddress = createContext('http://localhost:6006');
