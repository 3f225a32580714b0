import type { ReactNode } from 'react';
import { Link } from '../../ui/layout/link.tsx';
import { newQuotePlace } from './places.ts';
import type { ToChart } from './screens.tsx';

interface NewQuoteLinkProps extends Pick<ToChart, 'send'> {
  /** `button` where it is the next step. */
  readonly variant: 'button' | 'standalone';
  readonly children: ReactNode;
}

/** The way to a quote of one's own, for the same offer where there was one. */
export function NewQuoteLink({ send, variant, children }: NewQuoteLinkProps) {
  return (
    <Link href={newQuotePlace} variant={variant} onFollow={() => send({ type: 'quote.begun' })}>
      {children}
    </Link>
  );
}
