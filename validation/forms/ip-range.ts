import type { Struct, Infer } from 'superstruct';
import { object, refine, string } from 'superstruct';
import { rule, textRule, refusal } from '../issue.ts';
import type { Form } from '../form.ts';
import { rows } from '../rules/array.ts';
import { excludesAddresses } from '../rules/ip-exclusion.ts';
import { ipRange, parseRange, firstOverlaps } from '../rules/ip-range.ts';
import { maxLength, line, required } from '../rules/text.ts';

/** Maximum length of a network's label. */
const LONGEST_LABEL = 100;

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

/** Networks to save: none overlaps a saved one, or one before it in the list. */
export function separateRangesForm(held: readonly string[]): Form<Infer<typeof ipRangesForm>> {
  return refine(ipRangesForm, 'separate', ({ ranges }, { path }) =>
    firstOverlaps(
      held,
      ranges.map(({ range }) => range),
    ).flatMap((overlapped, index) =>
      overlapped === null
        ? []
        : [
            {
              ...refusal({ code: 'ipOverlap', values: { range: overlapped } }),
              path: path.concat('ranges', String(index), 'range'),
            },
          ],
    ),
  );
}

/** Ranges as typed or pasted, before parsing. */
export const rangeListForm = object({ rangeList: required(string()) });
