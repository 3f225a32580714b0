import type { ComponentType, ReactNode } from 'react';
import { createElement, use } from 'react';

/** A component whose code stands in a file of its own. */
export interface Apart<Props> {
  (props: Props): ReactNode;
  /** Loads its code before it is needed. Where that fails, whoever draws it loads it again, and hears of it. */
  readonly load: () => Promise<unknown>;
}

/** A promise of what is there: React reads it where it stands, without waiting for a turn. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** What forgets each code that could not be loaded. */
const failed = new Set<() => void>();

/** Has code that could not be loaded be loaded again by whoever draws it next. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Draws what is loaded apart, and what has been loaded at once. React's `lazy` waits for code that is there already, too:
 * what stands in for it is then shown, and React shows no other content within 300 ms after that.
 */
export function apart<Props extends object>(load: () => Promise<ComponentType<Props>>): Apart<Props> {
  let there: ComponentType<Props> | null = null;
  let drawn: Promise<ComponentType<Props>> | null = null;
  const loadNow = async (): Promise<ComponentType<Props>> => {
    try {
      there ??= await load();
      drawn ??= settled(there);
      return there;
    } catch (error) {
      failed.add(() => (drawn = null));
      throw error;
    }
  };
  function View(props: Props): ReactNode {
    return createElement(use((drawn ??= loadNow())), props);
  }
  return Object.assign(View, { load: loadNow });
}
