import { createContext, useContext } from 'react';
import type { OfferLine } from '../../../../domain/offer.ts';
import type { Publication } from '../../../../domain/site.ts';

export const PublicationsContext = createContext<readonly Publication[]>([]);

/** The site's publications, in the language of the page. */
export const usePublications = (): readonly Publication[] => useContext(PublicationsContext);

/**
 * The current name of a line's publication, since a price keeps the names of the language in which it was read; the
 * line's own name where the publication is not sold any more.
 */
export function usePublicationName(): (line: Pick<OfferLine, 'publicationId' | 'title'>) => string {
  const publications = usePublications();
  return ({ publicationId, title }) => publications.find(({ id }) => id === publicationId)?.title ?? title;
}
