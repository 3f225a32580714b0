import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../contract/pages/modification.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface RequestLinkProps {
  /** Of the request. */
  readonly id: number;
  /** Name of the request's reader, where the page has several. */
  readonly name?: string;
}

/** Link to the page of a request. */
export function RequestLink({ id, name = '' }: RequestLinkProps) {
  return (
    <Link href={linkTo(modificationPaths.request, { request: String(id) })} variant="standalone">
      {name === '' ? (
        <Trans>View the request</Trans>
      ) : (
        <Trans>
          View the request <VisuallyHidden as="span">{name}</VisuallyHidden>
        </Trans>
      )}
    </Link>
  );
}
