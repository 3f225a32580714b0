import { Trans } from '@lingui/react/macro';
import { rangesSteps } from '../../../machines/account/ranges/ranges.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Link } from '../../ui/link.tsx';

/** The way back to all ranges of the licence. */
export function BackLink({ aboId }: { readonly aboId: string }) {
  return (
    <Link href={linkTo(rangesSteps.list, { aboId })} variant="standalone">
      <Trans>IP ranges of your license</Trans>
    </Link>
  );
}
