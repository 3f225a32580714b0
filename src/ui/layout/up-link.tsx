import { useLingui } from '@lingui/react/macro';
import { Link } from './link.tsx';

export interface UpLinkProps {
  readonly href: string;
  readonly label: string;
}

/** Link to the page above the one that is shown. */
export function UpLink({ href, label, className }: UpLinkProps & { readonly className: string | undefined }) {
  const { t } = useLingui();
  return (
    <nav className={className} aria-label={t({ message: 'Breadcrumb', comment: 'The page above this one' })}>
      <Link href={href} variant="standalone" icon="back">
        {label}
      </Link>
    </nav>
  );
}
