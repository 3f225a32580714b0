import { Trans } from '@lingui/react/macro';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import type { AsideProps } from '../../engine/index.ts';
import { PricedLines } from '../shared/offer/priced-lines.tsx';

/** What the request would cost, beside every step until it is sent. */
export function RequestAside({ data, send, step }: AsideProps<QuoteRequestContext, QuoteRequestEvent>) {
  if (step === 'sent') return null;
  return (
    <PricedLines
      title={<Trans>Estimate</Trans>}
      price={data.price}
      publications={data.site.publications}
      note={
        <p>
          <Trans>An estimate: only the quote that we send you is binding. Nothing is charged.</Trans>
        </p>
      }
      onRetry={() => send({ type: 'price.retried' })}
    />
  );
}
