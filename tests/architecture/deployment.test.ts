/** The image and its services agree with the product: version of Node, secrets that are files, settings that exist. */
import { readFileSync } from 'node:fs';
import { create, record, string, type, unknown } from 'superstruct';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { secretSettings } from '../../server/core/secret-files.ts';
import { Environment } from '../../server/core/settings.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('every stage of the image has the Node of package.json', () => {
  const { dependencies } = create(JSON.parse(read('package.json')), type({ dependencies: record(string(), string()) }));
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gmu)].map(([, version]) => version);
  expect(images).toEqual(Array.from({ length: 3 }, () => dependencies['node']));
});

it('the application of compose.yaml has only settings that exist, and every secret from a file of its secrets', () => {
  const service = type({ environment: record(string(), string()) });
  const file = create(
    parse(read('compose.yaml')),
    type({ services: type({ app: service }), secrets: record(string(), unknown()) }),
  );
  const names = Object.keys(file.services.app.environment);
  const known = [...Object.keys(Environment.schema), ...secretSettings.map((name) => `${name}_FILE`)];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  // There is no pooler.
  for (const name of secretSettings.filter((each) => each !== 'DATABASE_DIRECT_URL')) {
    const mounted = file.services.app.environment[`${name}_FILE`]?.replace('/run/secrets/', '');
    expect(Object.keys(file.secrets)).toContain(mounted);
  }
});
