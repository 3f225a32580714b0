import type { Unread } from '../../domain/completeness.ts';
import { isUnread } from '../../domain/completeness.ts';

/** A part of an answer that must be there. Throws without it. */
export function readable<Part>(part: Part | Unread | null | undefined): Part {
  if (part === null || part === undefined || isUnread(part)) throw new Error('The part cannot be read');
  return part;
}
