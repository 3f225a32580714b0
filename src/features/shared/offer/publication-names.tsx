import type { ReactNode } from 'react';
import type { Publication } from '../../../../domain/site.ts';
import { PublicationsContext } from './use-publication-name.ts';

interface PublicationNamesProps {
  readonly publications: readonly Publication[];
  readonly children?: ReactNode;
}

/** Tells everything below what publications are called in the language that is spoken. */
export function PublicationNames({ publications, children }: PublicationNamesProps) {
  return <PublicationsContext value={publications}>{children}</PublicationsContext>;
}
