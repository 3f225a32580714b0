/** Invented readers of licences. */
import { civility } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { DemoLicence } from './licences.ts';

const surnames =
  'Abega Bâ Camara Diallo Ékwé Fofana Guèye Hounsou Ilunga Joof Konaté Lô Mbarga Ndiaye Ouédraogo Paré Quenum Rabe Sanogo Traoré';
const firstNames =
  'Awa Bakary Clarisse Désiré Élise Fanta Georges Hawa Issa Joséphine Karim Léonie Moussa Nadège Oumar Prisca Régine Salif Thérèse Yacine';

const women = new Set('Awa Clarisse Élise Fanta Hawa Joséphine Léonie Nadège Prisca Régine Thérèse Yacine'.split(' '));

const familyNames = surnames.split(' ');
const givenNames = firstNames.split(' ');

/** Invented people, each with an address of their own at a domain. */
function inventedReaders(count: number, domain: string): readonly ReaderIdentity[] {
  return Array.from({ length: count }, (_, index) => {
    const lastName = familyNames[index % familyNames.length] ?? '';
    const firstName = givenNames[Math.floor(index / familyNames.length + index) % givenNames.length] ?? '';
    const title = women.has(firstName) ? civility.madam : civility.mister;
    return { civility: title, firstName, lastName, email: `lecture-${index + 1}@${domain}` };
  });
}

/** A licence of some readers; addresses are at a domain that no other licence has. */
export function inventedLicence(
  domain: string,
  { seats, readers }: { readonly seats: number; readonly readers: number },
): DemoLicence {
  const [pending, ...others] = inventedReaders(readers + 4, domain).toReversed();
  if (!pending) throw new Error('There are no readers');
  return {
    seats,
    readers: others.slice(3).toReversed(),
    partly: others.slice(0, 3),
    pending,
    ranges: [
      { range: '198.51.100.0/25', label: 'Paris' },
      { range: '203.0.113.17', label: 'Abidjan' },
      { range: '2001:db8:50::/48', label: 'Nairobi' },
    ],
    reason: 'Cette personne ne fait pas partie de l’organisme.',
  };
}
