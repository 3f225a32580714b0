import { Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import type { Site } from '../../../machines/domain/site.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';

/** The request for a quote that the publisher has not answered yet, and how to come back to it; nothing without one. */
export function RequestUnderWay({ site: { requestId } }: { readonly site: Site }) {
  if (requestId === null) return null;
  const number = String(requestId);
  return (
    <Section title={<Trans>Your request for a quote</Trans>}>
      <p>
        <Trans>
          We have received your request no. {number}. The quote comes by e-mail, within two business days of the
          request.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(contactPaths.writing, { kind: 'contactForm' })} variant="standalone" icon="forward">
          <Trans>Write to us about this request</Trans>
        </Link>
      </Actions>
    </Section>
  );
}
