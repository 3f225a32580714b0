import { Trans } from '@lingui/react/macro';
import { rangesPaths } from '../../../../machines/licence/ranges/ranges.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Link } from '../../../ui/layout/link.tsx';

/** The way back to all ranges of the licence. */
export function BackLink({ aboId }: { readonly aboId: string }) {
  return (
    <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
      <Trans>IP ranges of your license</Trans>
    </Link>
  );
}
