import { Trans } from '@lingui/react/macro';
import { newslettersSteps } from '../../../machines/account/newsletters/newsletters.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Link } from '../../ui/link.tsx';

/** The way to what comes by e-mail beside watches. */
export function NewslettersLink() {
  return (
    <Link href={linkTo(newslettersSteps.list)} variant="standalone" icon="forward">
      <Trans>Manage your newsletters</Trans>
    </Link>
  );
}
