import { Trans } from '@lingui/react/macro';
import { readersPaths } from '../../../../contract/pages/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Link } from '../../../ui/layout/link.tsx';

/** The way back to all readers of the licence. */
export function ReadersLink({ aboId }: { readonly aboId: string }) {
  return (
    <Link href={linkTo(readersPaths.list, { aboId })} variant="standalone">
      <Trans>All readers</Trans>
    </Link>
  );
}
