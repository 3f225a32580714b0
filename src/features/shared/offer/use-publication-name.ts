import { createContext, useContext } from 'react';
import type { OfferLine } from '../../../../domain/offer.ts';
import type { Publication } from '../../../../domain/site.ts';

export const PublicationsContext = createContext<readonly Publication[]>([]);

/**
 * The current name of a line's publication, since a price keeps the names of the language in which it was read; the
 * line's own name where the publication is not sold any more.
 */
export function usePublicationName(): (line: Pick<OfferLine, 'publicationId' | 'title'>) => string {
  const publications = useContext(PublicationsContext);
  return ({ publicationId, title }) => publications.find(({ id }) => id === publicationId)?.title ?? title;
}
