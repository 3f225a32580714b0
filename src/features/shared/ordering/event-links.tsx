import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/layout/link.tsx';
import type { Ways } from './screen-props.ts';

type LinkEvent = { readonly type: 'choice.reopened' } | { readonly type: 'help.opened' };

interface EventLinkProps {
  readonly can: (event: LinkEvent) => boolean;
  readonly send: (event: LinkEvent) => void;
  readonly ways: Ways;
}

/** The way back to the choice, where there is one. */
export function ChoiceLink({ can, send, ways, children }: EventLinkProps & { readonly children: ReactNode }) {
  if (!can({ type: 'choice.reopened' })) return null;
  return (
    <Link href={ways.choicePlace} variant="standalone" icon="back" onFollow={() => send({ type: 'choice.reopened' })}>
      {children}
    </Link>
  );
}

/** The way to the help request, where there is one. */
export function HelpLink({ can, send, ways }: EventLinkProps) {
  if (!can({ type: 'help.opened' })) return null;
  return (
    <Link href={ways.helpPlace} variant="standalone" onFollow={() => send({ type: 'help.opened' })}>
      <Trans>Get help</Trans>
    </Link>
  );
}

/** Text of the link back from the help request: to the payment from which it was opened, if it was. */
export function BackFromHelp({ reference, ways }: { readonly reference: string | null; readonly ways: Ways }) {
  return reference === null ? ways.back : <Trans>Back to your payment</Trans>;
}
