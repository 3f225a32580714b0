import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files that are served; the build's own manifest (`.vite/`) is not. */
const compressible = /^(?!\.).*\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below this size (bytes) compression saves less than the header that announces it. */
const LEAST_SIZE = 512;

/**
 * Writes `.br` and `.gz` versions of every text file of the build, so that the server compresses nothing per request.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const texts = Object.values(bundle)
          .filter(({ fileName }) => compressible.test(fileName))
          .map((file) => ({
            fileName: file.fileName,
            content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
          }))
          .filter(({ content }) => content.byteLength >= LEAST_SIZE);
        await Promise.all(
          texts.map(async ({ fileName, content }) => {
            const [brotli, gzipped] = await Promise.all([
              promisify(brotliCompress)(content, {
                params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
              }),
              promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
            this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipped });
          }),
        );
      },
    },
  };
}
