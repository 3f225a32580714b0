import type { Struct } from 'superstruct';
import { textRule } from '../complaint.ts';

/** The host of an address; empty where the text is none. */
function hostOf(text: string): string {
  try {
    return new URL(text).hostname;
  } catch {
    return '';
  }
}

/** The whole address of a page on the web: `https://` or `http://`, and a host with a dot (specification §5). */
export function url<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'url' }, (text) => /^https?:\/\/[^\s/]/i.test(text) && hostOf(text).includes('.'));
}
