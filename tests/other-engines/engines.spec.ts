/** The journeys in engines other than Chromium, which have to be installed: an engine that does not start fails. */
import { test } from '../support/browser-test.ts';
import { launchFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { launchWebKit } from './webkit.ts';

const launches = { firefox: launchFirefox, webkit: launchWebKit };

for (const [name, launch] of Object.entries(launches))
  for (const journey of journeys)
    test(`${journey.name} (${name})`, async ({ baseURL, control }, { parallelIndex }) => {
      const driverPort = Number(process.env['PORT'] ?? 4173) + 6 + parallelIndex;
      const engine = await launch(baseURL ?? '', driverPort);
      try {
        await journey.play(engine, control);
      } catch (cause) {
        throw new Error(`The page says: ${String(await engine.evaluate('document.body.innerText'))}`, { cause });
      } finally {
        await engine.close();
      }
    });
