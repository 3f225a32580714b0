import { Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../../contract/pages/contact.ts';
import type { Site } from '../../../../domain/site.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ContactText } from '../../../ui/text/contact-text.tsx';
import { Intro } from '../../../ui/text/intro.tsx';

/** The view of a request for a quote where the site has no publications: the desk is asked in writing. */
export function NoCatalogue({ data: { site } }: { readonly data: { readonly site: Pick<Site, 'contact'> } }) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You can’t choose publications online right now.</Trans>
      </Intro>
      <p>
        <Trans>
          Tell us which ones you’d like to read, how many people will read them, and for how long. We’ll email you a
          quote, free of charge.
        </Trans>{' '}
        <ContactText contact={site.contact} />
      </p>
      <Actions>
        <Link href={linkTo(contactPaths.writing, { kind: 'quote' })} variant="button">
          <Trans>Write to us from your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
