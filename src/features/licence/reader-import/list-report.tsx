import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { ListReport as Report } from '../../../../machines/licence/reader-import/reader-import.draft.ts';
import { folded } from '../../../../validation/folded.ts';
import type { RefusedLine } from '../../../../validation/reader-list/reader-list.ts';
import { formatList } from '../../../i18n/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';
import { roleNames } from './role-names.ts';

const refusals: Readonly<Record<RefusedLine['why'], MessageDescriptor>> = {
  exclusion: msg`This line excludes a person. A list only adds or changes readers.`,
  belowExclusion: msg`This line is under a heading that excludes people. Delete it, or paste it without the heading.`,
  commentedOut: msg`This line has an address in a comment. Delete the line, or remove the comment mark.`,
  moreCells: msg`This line has more cells than the first line. Remove the extra cells.`,
  otherOrder: msg`This line has its columns in another order, and we can’t tell the first name from the last name. Use the order of the other lines.`,
  manyAddresses: msg`This line has several email addresses. Put each person on a separate line.`,
  noAddress: msg`This line has no email address. Add one, or delete the line.`,
};

/** Most refused lines shown at once. */
const MOST_REPORTED = 10;

/** Report on a list: its columns, its comments, and the lines left out. */
export function ListReport({ report: { columns, comments, replaced, refused } }: { readonly report: Report }) {
  const { i18n } = useLingui();
  const nameOf = ({ header, example }: Report['columns'][number]) => (header === '' ? example : header);
  const used = columns.filter(({ role }) => role !== 'unused');
  const unused = columns.filter(({ role }) => role === 'unused').map(nameOf);
  return (
    <>
      {(columns.length > 0 || comments > 0 || replaced > 0) && (
        <TextNote>
          {used.length > 0 && (
            <Trans>
              Columns used:{' '}
              {formatList(
                used.map((column) => {
                  const [name, role] = [nameOf(column), i18n._(roleNames[column.role])];
                  return folded(name) === folded(role) ? role : `${name} (${role})`;
                }),
                i18n,
              )}
              .
            </Trans>
          )}
          {unused.length > 0 && (
            <>
              {' '}
              <Trans>Columns not used: {formatList(unused, i18n)}.</Trans>
            </>
          )}
          {replaced > 0 && (
            <>
              {' '}
              <Plural
                value={replaced}
                one="# line with an error was replaced by the one you just added."
                other="# lines with errors were replaced by the ones you just added."
              />
            </>
          )}
          {comments > 0 && (
            <>
              {' '}
              <Plural value={comments} one="# comment was ignored." other="# comments were ignored." />
            </>
          )}
        </TextNote>
      )}
      {refused.length > 0 && (
        <Notice
          kind="warning"
          title={<Plural value={refused.length} one="# line wasn’t used" other="# lines weren’t used" />}
        >
          <ul>
            {refused.slice(0, MOST_REPORTED).map(({ line, text, why }, index) => (
              // Two lists may have the same line.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Trans>
                  Line {line}: <span translate="no">{text}</span>
                </Trans>
                <br />
                {i18n._(refusals[why])}
              </li>
            ))}
          </ul>
          {refused.length > MOST_REPORTED && (
            <Disclosure
              title={<Plural value={refused.length - MOST_REPORTED} one="# more line" other="# more lines" />}
            >
              <ul>
                {refused.slice(MOST_REPORTED).map(({ line, text, why }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <Trans>
                      Line {line}: <span translate="no">{text}</span>
                    </Trans>{' '}
                    · {i18n._(refusals[why])}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </Notice>
      )}
    </>
  );
}
