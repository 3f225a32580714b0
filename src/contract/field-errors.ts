import type { StructError } from 'superstruct';
import { isRefusal } from '../../machines/validation/complaint.ts';

/**
 * Whether the person can put it right: the shape was understood, and only rules of forms (`machines/validation`) refused
 * values (422). Otherwise the request itself is malformed (400).
 */
export function isCorrectable(error: StructError): boolean {
  return error.failures().every(isRefusal);
}
