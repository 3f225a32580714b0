import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { RangeReport } from '../../../../machines/licence/range-form/range-form.draft.ts';
import type { RangeRefusal } from '../../../../validation/rules/ip-list.ts';
import { formatList } from '../../../i18n/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

const refusals: Readonly<Record<RangeRefusal, MessageDescriptor>> = {
  exclusion: msg`This line excludes addresses. Enter only the addresses we should recognize.`,
  excludeIp: msg`ExcludeIP (E) marks addresses that don’t go through your EZproxy server. If we should recognize them, paste them without this word.`,
  belowExclusion: msg`This line is under a heading that excludes addresses. Delete it, or paste it without the heading.`,
  allExcluded: msg`Another line excludes all of these addresses. Delete one of the two lines.`,
  commentedOut: msg`This line has an address in a comment. Delete the line, or remove the comment mark to add the address.`,
  sideBySide: msg`This line has two addresses side by side. Put a dash between them for a range, or put each on its own line.`,
  unclear: msg`This line has several ranges, and the text between them is unclear. Put each range on its own line.`,
  noAddress: msg`This line has no IP address. Delete it, or add the address.`,
};

interface ListReportProps extends Pick<RangeFormScreenProps<'form'>, 'send' | 'busy'> {
  readonly report: RangeReport;
}

/** Ranges that were reduced by exclusions, and what is left of them. */
function Reduced({ reduced }: Pick<RangeReport, 'reduced'>) {
  const { i18n } = useLingui();
  if (reduced.length === 0) return null;
  return (
    <Notice kind="info" title={<Trans>We removed the excluded addresses</Trans>}>
      <ul>
        {reduced.map(({ line, text, ranges }) => (
          <li key={line}>
            <Trans>
              Line {line}: <span translate="no">{text}</span> becomes{' '}
              <span translate="no">{formatList(ranges, i18n)}</span>
            </Trans>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A word before ranges: their label, or an instruction, which no line of a list may follow by mistake. */
function Questions({ report: { asked }, send, busy }: ListReportProps) {
  return asked.map(({ word, lines }) => {
    const explain = (isLabel: boolean) => () => {
      send({ type: 'word.explained', word, isLabel });
      // The question is gone; lines that were not used are still in the text.
      document.getElementById('rangeList')?.focus();
    };
    const name = (
      <strong translate="no">
        <bdi>{word}</bdi>
      </strong>
    );
    return (
      <Notice key={word} kind="warning" title={<Trans>Is “{name}” a label or an instruction?</Trans>}>
        <p>
          <Plural
            value={lines.length}
            one="It comes before the range on # line, which isn’t used yet."
            other="It comes before the ranges on # lines, which aren’t used yet."
          />
        </p>
        <ul>
          {lines.slice(0, MOST_EXAMPLES).map(({ line, text }) => (
            <li key={line}>
              <Trans>
                Line {line}: <span translate="no">{text}</span>
              </Trans>
            </li>
          ))}
        </ul>
        <Actions>
          <Button variant="secondary" isDisabled={busy} onPress={explain(true)}>
            <Trans>It’s a label: add the ranges</Trans>
          </Button>
          <Button variant="quiet" isDisabled={busy} onPress={explain(false)}>
            <Trans>It’s an instruction: leave them out</Trans>
          </Button>
        </Actions>
      </Notice>
    );
  });
}

/** Most lines shown with a question. */
const MOST_EXAMPLES = 3;

/** Result of the lines read last: how many were used and ignored, and the reasons for refusals. */
export function ListReport(props: ListReportProps) {
  const { i18n } = useLingui();
  const { used, comments, headings, reduced, refused } = props.report;
  // The table says it, where all lines are in it.
  const isPlain = comments + headings + reduced.length + refused.length + props.report.asked.length === 0;
  return (
    <>
      {!isPlain && (
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
      )}
      <Reduced reduced={reduced} />
      <Questions {...props} />
      {refused.length > 0 && (
        <Notice
          kind="warning"
          title={<Plural value={refused.length} one="# line wasn’t used" other="# lines weren’t used" />}
          takesFocus
        >
          <p>
            <Plural
              value={refused.length}
              one="It’s still in the field below. Correct or delete it before you send the request."
              other="They’re still in the field below. Correct or delete them before you send the request."
            />
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
