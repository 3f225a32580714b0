import { Trans, useLingui } from '@lingui/react/macro';
import type { Site } from '../../../machines/domain/site.ts';
import { Section } from '../../ui/section.tsx';

/** The request for a quote that the publisher has not answered yet, and how to come back to it; nothing without one. */
export function RequestUnderWay({ site: { requestId, contact } }: { readonly site: Site }) {
  const { t } = useLingui();
  if (requestId === null) return null;
  const number = String(requestId);
  const subject = encodeURIComponent(t`Request for a quote no. ${number}`);
  return (
    <Section title={<Trans>Your request for a quote</Trans>}>
      <p>
        <Trans>
          We have received your request no. {number}. The quote comes by e-mail, within two business days of the
          request.
        </Trans>
      </p>
      <p>
        <Trans>
          A question about it? Write to <a href={`mailto:${contact.email}?subject=${subject}`}>{contact.email}</a>.
        </Trans>
      </p>
    </Section>
  );
}
