/**
 * Builds Storybook into `reports/storybook`, where it is not there yet for the files as they are: what it was built from
 * is kept beside it as a hash of names and contents. In CI it is built whatever is there. Pictures that `npm run storyboard`
 * keeps come along.
 */
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import { bringPictures } from './storyboard/bring-pictures.ts';

const folder = 'reports/storybook';

const stamp = join(folder, 'built-from.txt');

/** All that stories are made of. */
const inputs = [
  '{.storybook,machines,src,locales,public}/**/*.*',
  'scripts/{affected,build,charts,diagram,foundations,sentences}/*.ts',
  'server/test-control/*.ts',
  'tests/models/views/approved/**/*.{json,txt}',
  'tests/models/views/{control-record,read-transcript,roles}.ts',
  'package-lock.json',
  '{vite,lingui}.config.ts',
  'tsconfig.json',
];

async function hashOfInputs(): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(inputs)) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(await readFile(path))
        .digest(),
    );
  }
  return hash.digest('hex');
}

const hash = await hashOfInputs();
const known = process.env['CI'] ? '' : await readFile(stamp, 'utf8').catch(() => '');
if (known !== hash) {
  // A build that breaks off must not pass for one that is whole.
  await rm(stamp, { force: true });
  const command = `storybook build --quiet --disable-telemetry --loglevel warn --output-dir ${folder}`;
  const { isGreen, output } = await run({ name: 'storybook', command });
  if (isGreen) await writeFile(stamp, hash);
  else {
    console.error(output);
    process.exitCode = 1;
  }
}
// Pictures may have been taken since.
await bringPictures('reports/storyboard', folder);
