import { Trans } from '@lingui/react/macro';
import type { Site } from '../../../machines/domain/site.ts';
import { ContactText as WhereToAsk } from '../../ui/text/contact-text.tsx';

/** Where the publisher is reached about a quote. */
export function ContactText({ site: { contact } }: { readonly site: Pick<Site, 'contact'> }) {
  return (
    <p>
      <Trans>Questions?</Trans> <WhereToAsk contact={contact} />
    </p>
  );
}
