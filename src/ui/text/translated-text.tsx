import type { ReactNode } from 'react';
import { withReferences } from './with-references.tsx';

/** Draws a translated text: the default component of the translation provider. */
export function TranslatedText({ children }: { readonly children?: ReactNode }) {
  return withReferences(children);
}
