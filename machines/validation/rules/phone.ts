import type { Struct } from 'superstruct';
import { textRule } from '../complaint.ts';

/**
 * A telephone number as people write it: 6 to 15 digits (ITU-T E.164, §6.2.1, gives the most), with `+` or without;
 * between them blanks, dots, hyphens, slashes and one pair of parentheses, as in `+33 (0)1 99 00 12 34`.
 */
export function phone<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'phone' }, (text) => {
    const hasForm = /^\+?(?:[\d\s.\-/]*\([\d\s]+\))?[\d\s.\-/]+$/.test(text.trim());
    const digits = text.replace(/\D/g, '').length;
    return hasForm && digits >= 6 && digits <= 15;
  });
}
