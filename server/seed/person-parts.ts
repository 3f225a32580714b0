/** Offers and readers of demo people, in short. */
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { Offer } from '../../domain/offer.ts';

/** An offer in euros, or in dollars, for a professional license. */
export function offered(
  publicationIds: readonly number[],
  readers: number,
  months: Offer['months'],
  currency: Offer['currency'] = 'EUR',
): Offer {
  return { publicationIds, licence: 'professional', readers, months, currency };
}

/** A reader, whose address is made of their names: `readerAt('lagunes.example', 2, 'Awa Diop')`. */
export function readerAt(domain: string, title: number, name: string): ReaderIdentity {
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\p{M} ]/gu, '')
      .toLowerCase();
  return { civility: title, firstName, lastName, email: `${plain(firstName)}.${plain(lastName)}@${domain}` };
}
