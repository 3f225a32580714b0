import { Plural, Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import type { Modification, ModificationState } from '../../../machines/domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { readersAfter } from '../../../machines/domain/reader-marker.ts';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-list.tsx';

/** Outcome for the readers of the request. */
function ReadersAfter({ modification }: { readonly modification: Modification }) {
  const { cleared, removed } = readersAfter(modification);
  if (cleared + removed === 0) return null;
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
                    one="# reader is in your list, with nothing pending."
                    other="# readers are in your list, with nothing pending."
                  />
                ),
              },
            ]),
        ...(removed === 0
          ? []
          : [
              {
                id: 'removed',
                text: (
                  <Plural
                    value={removed}
                    one="# reader is not in your list any more."
                    other="# readers are not in your list any more."
                  />
                ),
              },
            ]),
      ]}
    />
  );
}

const advice: Readonly<Record<ModificationState | 'unknown', ReactNode>> = {
  pending: <Trans>You have nothing to do. The decision comes by email, and appears here as soon as it is made.</Trans>,
  accepted: <Trans>What you asked for is done.</Trans>,
  automaticallyAccepted: <Trans>What you asked for is done: the publisher lets requests of this kind through.</Trans>,
  partlyAccepted: (
    <Trans>
      What was rejected stands first below, each with its reason. Correct it and ask again: that is a new request, and
      what was accepted stays so.
    </Trans>
  ),
  rejected: (
    <Trans>
      The reason stands below. Correct what you asked for and ask again, or write to us if you do not agree.
    </Trans>
  ),
  cancelled: <Trans>You can ask again at any time.</Trans>,
  unknown: <Trans>Load this page again later, or write to us.</Trans>,
};

/** States after which the page suggests contacting the office. */
const debatable: readonly Modification['state'][] = ['partlyAccepted', 'rejected', 'unknown'];

/** Possible actions, actions done, and how to contact the office. */
export function NextSteps({ modification }: { readonly modification: Modification }) {
  const { state } = modification;
  return (
    <Stack gap="close">
      <p>{advice[state]}</p>
      <ReadersAfter modification={modification} />
      {debatable.includes(state) && (
        <Actions>
          <Link
            href={linkTo(contactPaths.writing, { kind: 'modificationRequest' })}
            variant="standalone"
            icon="forward"
          >
            <Trans>Write to us about this request</Trans>
          </Link>
        </Actions>
      )}
    </Stack>
  );
}
