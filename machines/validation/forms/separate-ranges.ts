import type { Infer } from 'superstruct';
import { refine } from 'superstruct';
import { refusal } from '../complaint.ts';
import type { Form } from '../form.ts';
import { firstOverlaps } from '../rules/ip-overlap.ts';
import { ipRangesForm } from './ip-range.ts';

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
