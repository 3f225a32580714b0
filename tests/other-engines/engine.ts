import { setTimeout as wait } from 'node:timers/promises';

/** Actions and observations of a journey in a browser. Names are visible or accessible; the first match counts. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(label: RegExp, text: string): Promise<void>;
  /** Presses a button, a link, a box or an option. */
  press(name: RegExp): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Launches an engine in its narrowest common window. Rejects with installation advice if the engine is missing. */
export type Launch = (baseURL: string, driverPort: number) => Promise<Engine>;

export const WINDOW = { width: 450, height: 800 } as const;

export const PRESSABLE = 'button, a[href], [role="option"], input[type="checkbox"], input[type="radio"], summary';

/** Expression for the first visible element of the main region or the order summary that matches a selector and has such a label or text. */
export const elementNamed = (selector: string, name: RegExp): string => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(`:is(main, section, [role="listbox"]) :is(${selector})`)})].find((element) => {
    const { labels, ariaLabel, textContent } = element;
    const names = [ariaLabel, ...[...(labels ?? [])].map((label) => label.textContent), textContent];
    return element.checkVisibility({ visibilityProperty: true }) && !element.disabled &&
      names.some((text) => ${String(name)}.test((text ?? '').replace(/\\s+/g, ' ').trim()));
  });
  found?.scrollIntoView({ block: 'center' });
  return found;
})()`;

/** Timeout of an answer and interval between attempts, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 50;

/** Resolves with the first answer that is not null; while documents change, engines answer with errors. */
export async function soon<Answer>(ask: () => Promise<Answer>, issue: string): Promise<NonNullable<Answer>> {
  let cause: unknown;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(PAUSE)) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(issue, { cause });
}
