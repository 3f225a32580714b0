import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { Link } from '../../ui/link.tsx';
import { choicePlace, helpPlace } from './places.ts';

interface EventLinkProps {
  readonly can: (event: InvoiceEvent) => boolean;
  readonly send: (event: InvoiceEvent) => void;
}

/** The way back to the choice of invoices, where there is one. */
export function ChoiceLink({ can, send, children }: EventLinkProps & { readonly children: ReactNode }) {
  if (!can({ type: 'choice.reopened' })) return null;
  return (
    <Link href={choicePlace} variant="standalone" icon="back" onFollow={() => send({ type: 'choice.reopened' })}>
      {children}
    </Link>
  );
}

/** The way to the help request, where there is one. */
export function HelpLink({ can, send }: EventLinkProps) {
  if (!can({ type: 'help.opened' })) return null;
  return (
    <Link href={helpPlace} variant="standalone" onFollow={() => send({ type: 'help.opened' })}>
      <Trans>Ask for help</Trans>
    </Link>
  );
}

/** Where the way back from the help request leads: to the payment that it was asked beside, if it was. */
export function BackFromHelp({ reference }: { readonly reference: string | null }) {
  return reference === null ? <Trans>Back to the invoices</Trans> : <Trans>Back to your payment</Trans>;
}
