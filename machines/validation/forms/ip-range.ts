import type { Struct } from 'superstruct';
import { object } from 'superstruct';
import { rule, textRule } from '../complaint.ts';
import { rows } from '../rules/array.ts';
import { excludesAddresses } from '../rules/ip-exclusion.ts';
import { ipRange, parseRange } from '../rules/ip-range.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { required } from '../rules/required.ts';

/** The longest name of a network: a site, a building. */
export const LONGEST_LABEL = 100;

/** What nobody comes from who is outside: by such addresses nobody is recognised. Those of documentation are everybody's examples. */
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

/** A network from which a licence is read, canonical, and what somebody calls it. */
export const ipRangeForm = object({
  range: reachable(required(ipRange())),
  // A label that says which addresses of the range are not meant would be overlooked.
  label: textRule(maxLength(line(), LONGEST_LABEL), { code: 'ipExclusion' }, (text) => !excludesAddresses(text)),
});

/** Networks to be added together. */
export const ipRangesForm = object({ ranges: rows(ipRangeForm) });
