import { Plural, Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../contract/pages/contact.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { ModificationState, ReadModification } from '../../../domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { readersAfter } from '../../../domain/reader-marker.ts';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-parts.tsx';

/** Outcome for the readers of the request. */
function ReadersAfter({ cleared, removed }: ReturnType<typeof readersAfter>) {
  return (
    <TextList
      items={[
        ...(cleared === 0
          ? []
          : [
              {
                id: 'cleared',
                text: (
                  <Plural
                    value={cleared}
                    one="Your list no longer shows this request for # reader."
                    other="Your list no longer shows this request for # readers."
                  />
                ),
              },
            ]),
        ...(removed === 0
          ? []
          : [
              {
                id: 'removed',
                text: <Plural value={removed} one="# reader left your list." other="# readers left your list." />,
              },
            ]),
      ]}
    />
  );
}

const advice: Readonly<Record<ModificationState | 'unknown', ReactNode>> = {
  pending: <Trans>You don’t need to do anything. We’ll email you our decision, and it will appear here.</Trans>,
  accepted: <Trans>Your request has been completed.</Trans>,
  automaticallyAccepted: <Trans>Your request has been completed. Requests like this are approved automatically.</Trans>,
  partlyAccepted: (
    <Trans>
      Rejected items are listed first, with the reason. Correct and resubmit them; accepted items aren’t affected.
    </Trans>
  ),
  rejected: <Trans>The reason is below. Correct your request and resubmit it, or write to us if you disagree.</Trans>,
  cancelled: <Trans>You can send a new request at any time.</Trans>,
  unknown: <Trans>Reload this page later, or write to us.</Trans>,
};

/** States after which the page suggests contacting the office. */
const debatable: readonly ReadModification['state'][] = ['partlyAccepted', 'rejected', 'unknown'];

/** States whose advice is about the lines below. */
const advisedByLine: readonly ReadModification['state'][] = ['partlyAccepted', 'rejected'];

/** The way to the office, where the decision can be discussed. */
export function WriteLink() {
  return (
    <Link href={linkTo(contactPaths.writing, { kind: 'modificationRequest' })} variant="standalone" icon="forward">
      <Trans>Write to us about this request</Trans>
    </Link>
  );
}

interface NextStepsProps {
  readonly modification: ReadModification;
}

/** What the person may do. */
export function Advice({ modification }: NextStepsProps) {
  const { state } = modification;
  return isWhole(modification) || !advisedByLine.includes(state) ? <p>{advice[state]}</p> : null;
}

/** What the decision did, and how to contact the office about it. */
export function Consequences({ modification }: NextStepsProps) {
  const isDebatable = debatable.includes(modification.state);
  const after = isWhole(modification) ? readersAfter(modification) : { cleared: 0, removed: 0 };
  const hasReaders = after.cleared + after.removed > 0;
  if (!isDebatable && !hasReaders) return null;
  const write = isDebatable && (
    <Actions>
      <WriteLink />
    </Actions>
  );
  if (!hasReaders) return write;
  return (
    <Section title={<Trans>After this decision</Trans>}>
      <Stack gap="close">
        <ReadersAfter {...after} />
        {write}
      </Stack>
    </Section>
  );
}
