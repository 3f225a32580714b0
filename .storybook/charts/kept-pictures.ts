import { createReadStream, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../reports/storyboard');

/** Serves the pictures that `npm run storyboard` keeps under `/storyboard/`, read when asked for: nothing watches them. */
export function keptPictures(): Plugin {
  return {
    name: 'kept-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/storyboard', ({ url = '' }, response, next) => {
        const file = join(folder, normalize(decodeURIComponent(url.split('?')[0] ?? '')));
        if (!file.startsWith(folder) || !file.endsWith('.png') || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/png');
        createReadStream(file).pipe(response);
      });
    },
  };
}
