import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { RangeReport } from '../../../../machines/licence/range-form/range-form.draft.ts';
import type { RangeRefusal } from '../../../../machines/validation/rules/ip-list.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';

const refusals: Readonly<Record<RangeRefusal, MessageDescriptor>> = {
  exclusion: msg`This line excludes addresses. Enter only the addresses we should recognize.`,
  belowExclusion: msg`This line is under a heading that excludes addresses. Delete it, or paste it without the heading.`,
  commentedOut: msg`This line has an address in a comment. Delete the line, or remove the comment mark to add the address.`,
  sideBySide: msg`This line has two addresses side by side. Put a dash between them for a range, or put each on its own line.`,
  unclear: msg`This line has several ranges, and the text between them is unclear. Put each range on its own line.`,
  noAddress: msg`This line has no IP address. Delete it, or add the address.`,
};

/** Result of the lines read last: how many were used and ignored, and the reasons for refusals. */
export function ListReport({ report }: { readonly report: RangeReport }) {
  const { i18n } = useLingui();
  const { used, comments, headings, refused } = report;
  return (
    <>
      <TextNote>
        <Plural value={used} _0="No line was used." one="# line was used." other="# lines were used." />
        {comments > 0 && (
          <>
            {' '}
            <Plural value={comments} one="# comment was ignored." other="# comments were ignored." />
          </>
        )}
        {headings > 0 && (
          <>
            {' '}
            <Plural value={headings} one="# header line was ignored." other="# header lines were ignored." />
          </>
        )}
      </TextNote>
      {refused.length > 0 && (
        <Notice
          kind="warning"
          title={<Plural value={refused.length} one="# line wasn’t used" other="# lines weren’t used" />}
          takesFocus
        >
          <p>
            <Trans>They are still in the field below. Correct or delete them before you send the request.</Trans>
          </p>
          <ul>
            {refused.map(({ line, text, why }) => (
              <li key={line}>
                <Trans>
                  Line {line}: <span translate="no">{text}</span>
                </Trans>
                <br />
                {i18n._(refusals[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
