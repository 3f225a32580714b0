import type { Struct } from 'superstruct';
import { object } from 'superstruct';
import { rule, textRule } from '../complaint.ts';
import { rows } from '../rules/array.ts';
import { excludesAddresses } from '../rules/ip-exclusion.ts';
import { ipRange, parseRange } from '../rules/ip-range.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { required } from '../rules/required.ts';

/** Maximum length of a network's label. */
export const LONGEST_LABEL = 100;

/**
 * Ranges that are never the source of a request on the internet, hence useless for recognition. Documentation ranges
 * are common examples.
 */
const unreachable: ReadonlySet<string> = new Set([
  'private',
  'loopback',
  'linkLocal',
  'carrierShared',
  'multicast',
  'reserved',
]);

function reachable(struct: Struct<string, null>): Struct<string, null> {
  return rule(struct, { code: 'ipUnreachable' }, (text) => {
    const verdict = parseRange(text);
    return verdict.kind === 'invalid' || !verdict.warnings.some((warning) => unreachable.has(warning));
  });
}

/** A network with access to a licence, canonical, and its label. */
export const ipRangeForm = object({
  range: reachable(required(ipRange())),
  // A label that excludes some addresses of the range would have no effect.
  label: textRule(maxLength(line(), LONGEST_LABEL), { code: 'ipExclusion' }, (text) => !excludesAddresses(text)),
});

/** Networks to add together. */
export const ipRangesForm = object({ ranges: rows(ipRangeForm) });
