import { createContext } from 'react';

/** Address of Storybook, without a final slash: a setting of the deployment. */
export const StorybookAddress = createContext('http://localhost:6006');
