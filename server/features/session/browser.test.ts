import { expect, test } from 'vitest';
import { browserOf, networkOf } from './browser.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox', 'iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} FxiOS/145.0 Safari/605.1.15`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`],
  ['Opera', 'Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/120.0.0.0`],
  ['Samsung Internet', 'Android', `Mozilla/5.0 (Linux; Android 14) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`],
  ['Safari', 'Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) ${webKit} Version/18.1 Safari/605.1.15`],
  ['Safari', 'iPad', `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
  [null, null, `${'x'.repeat(600)} Firefox/145.0`],
])('%s on %s', (browser, system, said) => {
  expect(browserOf(said)).toEqual({ browser, system });
});

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['2001:db8:41:7::1', '2001:db8:41:…'],
  ['2001:db8::1', '2001:db8:…'],
  ['::1', '::…'],
])('%s is shown as %s', (address, shown) => {
  expect(networkOf(address)).toBe(shown);
});
