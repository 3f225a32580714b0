import { ownPath } from '../../domain/own-path.ts';
import type { Params } from '../engine/path.ts';

/** The path after sign-in or another auth flow, from `redirect`; empty unless it is a path of this application. */
export function wayBack({ redirect = '' }: Params): string {
  return ownPath(redirect) ?? '';
}
