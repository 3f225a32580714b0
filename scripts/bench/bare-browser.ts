/**
 * A browser that is told as little as can be, by its own protocol. A test library has it report whatever runs in a page
 * (`Runtime.enable`): then it looks up where each error was made, and React makes dozens as it loads. On a slow processor that
 * is a fifth of a second, for which nobody waits but the bench.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Cookie } from 'playwright';
import { chromium } from 'playwright';
import type { Struct } from 'superstruct';
import { create, number, optional, string, type as having, unknown } from 'superstruct';
import { inTime } from '../../server/core/in-time.ts';
import { launchOptions } from '../browser.ts';

/** What comes from the browser: the answer to a command, or an event of a tab. */
const received = having({
  id: optional(number()),
  result: optional(unknown()),
  error: optional(having({ message: string() })),
  method: optional(string()),
  params: optional(unknown()),
  sessionId: optional(string()),
});

const contextMade = having({ browserContextId: string() });
const targetMade = having({ targetId: string() });
const attached = having({ sessionId: string() });
const evaluated = having({ result: having({ value: optional(unknown()) }), exceptionDetails: optional(unknown()) });
const asked = having({ requestId: string(), request: having({ url: string() }) });
const finished = having({ requestId: string() });

type Listener = (params: unknown) => void;

/** A line is idle when nothing was asked for as long, in milliseconds. */
const IDLE = 500;

/** Whatever takes longer never comes, in milliseconds: slow processors and lines are within. */
const PATIENCE = 60_000;

/** Waits for something, but not without end. Rejects as it does, or when it is late, and says what was waited for. */
async function waitFor<Result>(what: string, coming: Promise<Result>): Promise<Result> {
  try {
    return await inTime(coming, PATIENCE);
  } catch (cause) {
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

class Line {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, Listener[]>();
  #commands = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(create(JSON.parse(String(data)), received)));
    socket.addEventListener('close', () =>
      this.#answers.forEach(({ reject }) => reject(new Error('The browser has gone'))),
    );
  }

  #hear({ id, result, error, method, params, sessionId }: typeof received.TYPE): void {
    if (id === undefined) {
      this.#listeners.get(`${sessionId} ${method}`)?.forEach((listen) => listen(params));
      return;
    }
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  }

  /** Gives a command, to the browser or to one of its tabs. Rejects with the browser's words, or without an answer in time. */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#commands += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#answers.set(this.#commands, answer);
    this.#socket.send(JSON.stringify({ id: this.#commands, method, params, sessionId }));
    return waitFor(`${method} ${JSON.stringify(params)}`, answer.promise);
  }

  listen(sessionId: string, method: string, listener: Listener): void {
    const key = `${sessionId} ${method}`;
    this.#listeners.set(key, [...(this.#listeners.get(key) ?? []), listener]);
  }
}

/** A tab. */
export class BareTab {
  readonly #line: Line;
  readonly #target: string;
  readonly #session: string;
  /** What has been asked for and is not there yet: addresses by request. */
  readonly #underWay = new Map<string, string>();
  #lastAsked = performance.now();

  constructor(line: Line, target: string, session: string) {
    this.#line = line;
    this.#target = target;
    this.#session = session;
    this.on('Network.requestWillBeSent', asked, ({ requestId, request }) => {
      this.#underWay.set(requestId, request.url);
      this.#lastAsked = performance.now();
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
      this.on(end, finished, ({ requestId }) => this.#underWay.delete(requestId));
  }

  /** Gives the tab a command of the protocol, and what it answers. */
  send(method: string, params: object = {}): Promise<unknown> {
    return this.#line.send(method, params, this.#session);
  }

  on<Params>(event: string, params: Struct<Params>, listener: (params: Params) => void): void {
    this.#line.listen(this.#session, event, (given) => listener(create(given, params)));
  }

  /** Is whoever has cookies of a site. */
  async takeCookies(origin: string, cookies: readonly Cookie[]): Promise<void> {
    for (const { name, value, path, httpOnly } of cookies)
      await this.send('Network.setCookie', { name, value, path, httpOnly, url: origin });
  }

  /** Opens an address, and resolves when its document is read. */
  async goTo(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
    const isRead = Promise.withResolvers<undefined>();
    // From now on what is told is told of that document.
    this.on('Page.domContentEventFired', unknown(), () => isRead.resolve(undefined));
    await waitFor(`${url} to be read`, isRead.promise);
  }

  /** The value of an expression, a promise's once it is there. Rejects where it throws. */
  async evaluate<Value>(expression: string, value: Struct<Value>): Promise<Value> {
    const answer = await this.#line.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      this.#session,
    );
    const { result, exceptionDetails } = create(answer, evaluated);
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return create(result.value, value);
  }

  /** What a function gives that runs in the page, with what it is called with there. */
  call<Given extends readonly unknown[], Value>(
    value: Struct<Value>,
    run: (...given: Given) => Value | Promise<Value>,
    ...given: Given
  ): Promise<Value> {
    return this.evaluate(`(${run.toString()})(${given.map((each) => JSON.stringify(each)).join()})`, value);
  }

  /** Resolves when the page has asked for nothing for a while, and has everything. Rejects where something never comes. */
  async idle(): Promise<void> {
    const passed = performance.now() - this.#lastAsked;
    const rest = IDLE - passed;
    if (rest <= 0 && this.#underWay.size === 0) return;
    if (passed > PATIENCE) throw new Error(`Nothing comes of ${[...this.#underWay.values()].join()}`);
    await new Promise((resolve) => setTimeout(resolve, Math.max(rest, IDLE / 10)));
    await this.idle();
  }

  async close(): Promise<void> {
    await this.#line.send('Target.closeTarget', { targetId: this.#target });
  }
}

/** Somebody's browser: what one tab has kept, the next one has. */
export class BareContext {
  readonly #line: Line;
  readonly #id: string;

  constructor(line: Line, id: string) {
    this.#line = line;
    this.#id = id;
  }

  async open(): Promise<BareTab> {
    const made = await this.#line.send('Target.createTarget', { url: 'about:blank', browserContextId: this.#id });
    const { targetId } = create(made, targetMade);
    const { sessionId } = create(await this.#line.send('Target.attachToTarget', { targetId, flatten: true }), attached);
    const tab = new BareTab(this.#line, targetId, sessionId);
    await Promise.all([tab.send('Page.enable'), tab.send('Network.enable')]);
    return tab;
  }

  async close(): Promise<void> {
    await this.#line.send('Target.disposeBrowserContext', { browserContextId: this.#id });
  }
}

/** Starts the browser, has something measured in it, and ends it. Rejects where it does not start. */
export async function withBareBrowser<Result>(
  measure: (newContext: () => Promise<BareContext>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-browser-'));
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const more = ['--headless', '--ignore-certificate-errors', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(executablePath, [...args, ...more, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  let end = async (): Promise<unknown> => browser.kill();
  try {
    const said = createInterface(browser.stderr);
    const address = await new Promise<string>((resolve, reject) => {
      said.on('line', (line) => {
        const [found] = /ws:\S+/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
      browser.once('exit', () => reject(new Error(`${executablePath} has ended`)));
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const line = new Line(socket);
    // What was started may be a script that has started the browser. Some go before they answer.
    end = () => line.send('Browser.close').catch(() => null);
    return await measure(async () => {
      const { browserContextId } = create(await line.send('Target.createBrowserContext'), contextMade);
      return new BareContext(line, browserContextId);
    });
  } finally {
    await end();
    await waitFor('The browser to end', ended);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
