/** Firefox ESR over WebDriver BiDi, by the release of Playwright that drives a Firefox as published. */
import { firefox } from 'playwright-firefox-esr';
import type { Launch } from './engine.ts';
import { elementNamed, PRESSABLE, soon, WINDOW } from './engine.ts';

export const launchFirefox: Launch = async (baseURL) => {
  const browser = await firefox
    .launch({ channel: 'moz-firefox', executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' })
    .catch((cause: unknown) => {
      throw new Error('Firefox ESR does not start: apt-get install firefox-esr, or FIREFOX=/path/to/firefox', {
        cause,
      });
    });
  const page = await browser.newPage({ baseURL, locale: 'fr-FR', viewport: WINDOW });
  const named = (selector: string, name: RegExp) =>
    soon(
      async () => (await page.evaluateHandle<HTMLElement>(elementNamed(selector, name))).asElement(),
      `Nothing is called ${String(name)}`,
    );
  return {
    // A navigation that another one interrupts is an error of the driver.
    open: async (address) => void (await soon(() => page.goto(address), `${address} does not open`)),
    fill: async (label, text) => {
      const field = await named('input, textarea', label);
      await field.fill('');
      await field.focus();
      await page.keyboard.type(text);
    },
    press: async (name) => (await named(PRESSABLE, name)).click(),
    evaluate: async (expression) =>
      (await soon(async () => ({ value: await page.evaluate<unknown>(expression) }), expression)).value,
    close: () => browser.close(),
  };
};
