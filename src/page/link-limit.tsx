import { Trans, useLingui } from '@lingui/react/macro';
import type { Site } from '../../domain/site.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { formatMinutes } from '../i18n/format.ts';
import { TextNote } from '../ui/text/text-parts.tsx';

interface LinkLimitProps {
  readonly visitor: Visitor | null;
  readonly site: Site;
}

/** For visitors by an invoice link: how long it stays open, and how to go on after that (WCAG 2.2, 2.2.1). */
export function LinkLimit({ visitor, site: { limits } }: LinkLimitProps) {
  const { i18n } = useLingui();
  if (!limits || !visitor?.tokenInvoice || visitor.account) return null;
  const duration = formatMinutes(limits.link, i18n);
  return (
    <TextNote>
      <Trans>This page times out after {duration}. After that, open the link in your email again.</Trans>
    </TextNote>
  );
}
