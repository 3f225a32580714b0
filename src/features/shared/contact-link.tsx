import { Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../contract/pages/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Link } from '../../ui/layout/link.tsx';

/** The way to the desk, where an answer cannot be read. */
export function ContactLink() {
  return (
    <Link href={linkTo(contactPaths.writing, { kind: 'contactForm' })} variant="standalone">
      <Trans>Contact us</Trans>
    </Link>
  );
}
