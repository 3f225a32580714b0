import { setTimeout as wait } from 'node:timers/promises';

/** Actions and observations of a journey in a browser. Names are visible or accessible; the first match counts. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Types in place of what a field holds. */
  fill(label: RegExp, text: string): Promise<void>;
  /** Presses a button, a link, a box or an option. */
  press(name: RegExp): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Launches an engine with a window as narrow as every engine allows. Rejects with what to install where it is missing. */
export type Launch = (baseURL: string, driverPort: number) => Promise<Engine>;

export const WINDOW = { width: 450, height: 800 } as const;

export const PRESSABLE = 'button, a[href], [role="option"], input[type="checkbox"], input[type="radio"], summary';

/** An expression for the first visible element among some of the page’s main region whose name fits: its label or its text. */
export const elementNamed = (selector: string, name: RegExp): string => `(() => {
  const found = [...document.querySelectorAll(${JSON.stringify(`:is(main, [role="listbox"]) :is(${selector})`)})].find((element) => {
    const { labels, ariaLabel, textContent } = element;
    const names = [ariaLabel, ...[...(labels ?? [])].map((label) => label.textContent), textContent];
    return element.checkVisibility({ visibilityProperty: true }) && !element.disabled &&
      names.some((text) => ${String(name)}.test((text ?? '').replace(/\\s+/g, ' ').trim()));
  });
  found?.scrollIntoView({ block: 'center' });
  return found;
})()`;

/** How long what is asked may take to come, in milliseconds, and how long until it is asked again. */
const PATIENCE = 20_000;
const PAUSE = 50;

/** Resolves with an answer as soon as it is one; while a document goes and the next one comes, engines answer with errors. */
export async function soon<Answer>(ask: () => Promise<Answer>, complaint: string): Promise<NonNullable<Answer>> {
  let cause: unknown;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(PAUSE)) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(complaint, { cause });
}
