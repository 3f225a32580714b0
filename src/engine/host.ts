/** Dependencies of the engine on the application: its texts, and the component of the heading. */
import type { ElementType } from 'react';
import { createContext } from 'react';

/** Words for people: a text, or a message that the application's library of translations knows by its id. */
export type Words = string | { readonly id: string };

export interface Host {
  /** The words in the reader's language; its identity changes with the language. */
  readonly say: (words: Words) => string;
  /** The page's one `<h1>`: gets `ref`, `children`, and `tabIndex` because it takes focus from a script. */
  readonly heading: ElementType;
}

/** Without the application's own, words are texts or ids, and the heading is a plain one. */
export const HostContext = createContext<Host>({
  say: (words) => (typeof words === 'string' ? words : words.id),
  heading: 'h1',
});
