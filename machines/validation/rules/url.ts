import type { Struct } from 'superstruct';
import { textRule } from '../complaint.ts';

/** The whole address of a page on the web: `https://` or `http://`, and a host with a dot (specification §5). */
export function url<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(
    struct,
    { code: 'url' },
    (text) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.'),
  );
}
