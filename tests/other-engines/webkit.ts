/** WebKitGTK over W3C WebDriver (https://www.w3.org/TR/webdriver2/), on a display of its own. */
import { spawn } from 'node:child_process';
import { is, record, string, type, unknown } from 'superstruct';
import type { Launch } from './engine.ts';
import { elementNamed, PRESSABLE, soon, WINDOW } from './engine.ts';

const ADVICE = 'WebKitGTK does not start: apt-get install webkit2gtk-driver xvfb xauth';

const reply = type({ value: unknown() });
const started = type({ sessionId: string() });
const failure = type({ error: string(), message: string() });
const reference = record(string(), string());

export const launchWebKit: Launch = async (baseURL, port) => {
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  // A group of its own: it ends together with its display.
  const driver = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' });
  const end = (): void => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
  };

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const received: unknown = await answer.json();
    if (!is(received, reply)) throw new Error(`WebDriver answers ${path} with no value`);
    if (!answer.ok)
      throw new Error(
        is(received.value, failure) ? `${received.value.error}: ${received.value.message}` : `WebDriver fails`,
      );
    return received.value;
  }

  let isMissing = false;
  driver.on('error', () => (isMissing = true));
  await soon(async () => isMissing || send('GET', '/status'), ADVICE);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const session = await send('POST', '/session', { capabilities }).catch((cause: unknown) => {
    end();
    throw new Error(ADVICE, { cause });
  });
  if (!is(session, started)) throw new Error(ADVICE);
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(method, `/session/${session.sessionId}${path}`, body);
  await ask('POST', '/window/rect', WINDOW);

  const run = (expression: string) => ask('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  /** Acts on the element of a name, once more where the page is drawn again meanwhile. */
  const act = (selector: string, name: RegExp, perform: (element: string) => Promise<unknown>): Promise<boolean> =>
    soon(
      async () => {
        const found = await run(elementNamed(selector, name));
        if (!is(found, reference)) return null;
        await perform(`/element/${Object.values(found)[0]}`);
        return true;
      },
      `Nothing is called ${String(name)}`,
    );
  return {
    open: async (address) => void (await ask('POST', '/url', { url: new URL(address, baseURL).href })),
    fill: async (label, text) =>
      void (await act('input, textarea', label, async (field) => {
        await ask('POST', `${field}/clear`, {});
        await ask('POST', `${field}/value`, { text });
      })),
    press: async (name) => void (await act(PRESSABLE, name, (element) => ask('POST', `${element}/click`, {}))),
    evaluate: async (expression) => (await soon(async () => ({ value: await run(expression) }), expression)).value,
    close: async () => {
      await send('DELETE', `/session/${session.sessionId}`).finally(end);
    },
  };
};
