import { Trans } from '@lingui/react/macro';
import type { Site } from '../../../machines/domain/site.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';

/** Where the publisher is reached about a quote. */
export function ContactText({ site: { contact } }: { readonly site: Pick<Site, 'contact'> }) {
  return (
    <p>
      <Trans>
        Questions? Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
        <PhoneLink number={contact.phone} />.
      </Trans>
    </p>
  );
}
