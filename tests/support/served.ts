import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the browser tests says on which data it runs, for the office beside it: one file for each port. */
export const servedFile = (port: string): string => join(tmpdir(), `subscription-desk-served-${port}.json`);
