import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { later } from './later.ts';

export interface ConflictNoticeProps {
  readonly data: QuoteRequestContext;
  readonly can: (event: QuoteRequestEvent) => boolean;
  readonly send: (event: QuoteRequestEvent) => void;
}

const ConflictChoice = later.view((views) => views.ConflictChoice);

/**
 * The same request was changed elsewhere, too: which of the two shall hold. Until that is said, what is typed stays. It
 * comes while one is at work, so it takes no focus, and is announced instead.
 */
export function ConflictNotice({ data, can, send }: ConflictNoticeProps) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{data.conflict && t`You changed this request in another window`}</span>
      </VisuallyHidden>
      {data.conflict && <ConflictChoice data={data} can={can} send={send} />}
    </>
  );
}
