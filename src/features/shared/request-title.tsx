import { useLingui } from '@lingui/react/macro';
import { modificationPaths } from '../../../contract/pages/modification.ts';
import type { ListedRequest } from '../../../domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { requestKinds } from './request-names.ts';

interface RequestProps {
  readonly request: ListedRequest;
}

interface RequestTitleProps extends RequestProps {
  /** The reference stands next to the link; else screen readers alone get it. */
  readonly isReferenceShown?: boolean;
}

/** Link to a request: the reader or network that it is about, else its kind. */
export function RequestTitle({
  request: { id, type, subject, reference },
  isReferenceShown = false,
}: RequestTitleProps) {
  const { i18n } = useLingui();
  return (
    <Link href={linkTo(modificationPaths.request, { request: String(id) })}>
      {subject === null ? i18n._(requestKinds[type]) : <span translate="no">{subject}</span>}
      {!isReferenceShown && (
        <>
          {' '}
          <VisuallyHidden as="span">{reference}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

/** The kind of a request, below a title that is a name; renders nothing where the title is the kind. */
export function RequestKind({ request: { type, subject } }: RequestProps) {
  const { i18n } = useLingui();
  return subject !== null && i18n._(requestKinds[type]);
}
