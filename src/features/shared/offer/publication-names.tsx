import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { OfferLine } from '../../../../machines/domain/offer.ts';
import type { Publication } from '../../../../machines/domain/site.ts';

const PublicationsContext = createContext<readonly Publication[]>([]);

interface PublicationNamesProps {
  readonly publications: readonly Publication[];
  readonly children?: ReactNode;
}

/** Tells everything below what publications are called in the language that is spoken. */
export function PublicationNames({ publications, children }: PublicationNamesProps) {
  return <PublicationsContext value={publications}>{children}</PublicationsContext>;
}

/**
 * What a line's publication is called now: a price was told in the language of its day, and stays as it is when that
 * changes. As the line says where the publication is not sold any more.
 */
export function usePublicationName(): (line: Pick<OfferLine, 'publicationId' | 'title'>) => string {
  const publications = useContext(PublicationsContext);
  return ({ publicationId, title }) => publications.find(({ id }) => id === publicationId)?.title ?? title;
}
