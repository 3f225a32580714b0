/** Of two plain values without order or type in common: how alike they are, from 0 (not at all) to 1 (the same). */
export function likeness(left: unknown, right: unknown): number {
  if (left === right) return 1;
  if (typeof left !== typeof right || left === null || right === null) return 0;
  // Two texts or two numbers: neither the same nor nothing alike.
  if (typeof left !== 'object' || typeof right !== 'object') return 0.5;
  const [ours, theirs] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  if (keys.size === 0) return 1;
  const sum = [...keys].reduce((total, key) => {
    return total + (ours.has(key) && theirs.has(key) ? likeness(ours.get(key), theirs.get(key)) : 0);
  }, 0);
  return sum / keys.size;
}
