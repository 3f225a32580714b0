import type { ComponentType, ReactNode } from 'react';
import { createElement, use } from 'react';

/** A component whose code stands in a file of its own. */
export interface Apart<Props> {
  (props: Props): ReactNode;
  /** Loads its code before it is needed. Where that fails, whoever draws it loads it again, and hears of it. */
  readonly load: () => Promise<unknown>;
}

/**
 * Draws what is loaded apart, and what has been loaded at once. React's `lazy` waits for code that is there already, too:
 * what stands in for it is then shown, and React shows no other content within 300 ms after that.
 */
export function apart<Props extends object>(load: () => Promise<ComponentType<Props>>): Apart<Props> {
  let there: ComponentType<Props> | null = null;
  let drawn: Promise<ComponentType<Props>> | null = null;
  const loadNow = async (): Promise<ComponentType<Props>> => (there ??= await load());
  function Apart(props: Props): ReactNode {
    return createElement(there ?? use((drawn ??= loadNow())), props);
  }
  return Object.assign(Apart, { load: loadNow });
}
