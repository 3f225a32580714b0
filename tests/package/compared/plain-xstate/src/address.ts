import type { Screen } from './screens.tsx';
import { screens } from './screens.tsx';

/** The query keys that the funnel's addresses are made of; all others are carried along. */
const OWN = ['step', 'part'];

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]);
}

/** The screen at the browser's address, or `null` where the funnel does not know it. */
export function screenHere(): Screen | null {
  const here = new URLSearchParams(location.search);
  const isHere = ({ address }: Screen): boolean => {
    const there = queryOf(address);
    return OWN.every((key) => here.get(key) === there.get(key));
  };
  return Object.values(screens).find(isHere) ?? null;
}

/** Shows a screen's address: in the place of the present one, or as a new entry of the history. */
export function goTo({ address }: Screen, isReplaced: boolean): void {
  const query = queryOf(address);
  for (const [key, value] of new URLSearchParams(location.search)) if (!OWN.includes(key)) query.set(key, value);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  history[isReplaced ? 'replaceState' : 'pushState'](null, '', `/leave${search}${location.hash}`);
}
