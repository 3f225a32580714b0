import { define } from 'superstruct';
import { refusal } from '../complaint.ts';

/** An ISO 3166 code; empty text is no choice yet. */
export function countryCode() {
  return define<string>('country', (value) =>
    value === '' ? refusal({ code: 'oneOf' }) : typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  );
}
