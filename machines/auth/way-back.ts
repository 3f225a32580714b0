import { ownPath } from '../domain/own-path.ts';
import type { Params } from '../engine/path.ts';

/** Where a person goes when all is done, as the address of a door says it; empty where that is no place of this application. */
export function wayBack({ redirect = '' }: Params): string {
  return ownPath(redirect) ?? '';
}
