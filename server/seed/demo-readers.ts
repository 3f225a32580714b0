/** The readers of the demo's licence: staff of an observatory with offices in Paris, Abidjan and Nairobi. */
import { civility } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { readerAt } from './person-parts.ts';

const DOMAIN = 'grands-fleuves.example';

const women = [
  'Adjoua Kouamé',
  'Aïcha Bensaïd',
  'Aïssata Diop',
  'Akissi Yao',
  'Alice Fontaine',
  'Anne-Laure Tessier',
  'Assétou Sanogo',
  'Bintou Camara',
  'Caroline Wanjiru',
  'Céline Marchand',
  'Coumba Ndiaye',
  'Delphine Roussel',
  'Djeneba Traoré',
  'Fanta Keïta',
  'Fatoumata Bah',
  'Florence Atieno',
  'Hawa Cissé',
  'Isabelle Garnier',
  'Kadiatou Barry',
  'Laurence Picard',
  'Maïmouna Sow',
  'Nathalie Lemaire',
  'Ndeye Fall',
  'Oumou Sidibé',
  'Ramata Ouédraogo',
  'Rokia Konaté',
  'Sandrine Moreau',
  'Sophie Achieng',
  'Thérèse Ilunga',
  'Véronique Aubry',
  'Yacine Gueye',
];

const men = [
  'Abdoulaye Diallo',
  'Alain Bertrand',
  'Antoine Mercier',
  'Bakary Touré',
  'Benoît Lacombe',
  'Brice Mbarga',
  'Cheikh Mbaye',
  'Désiré Nkolo',
  'Emmanuel Otieno',
  'Étienne Caron',
  'Franck Assogba',
  'Georges Abega',
  'Hamidou Maïga',
  'Ibrahima Sy',
  'Idrissa Zongo',
  'Jean-Marc Olivier',
  'Julien Perrin',
  'Karim Haddad',
  'Kofi Mensah',
  'Laurent Dubreuil',
  'Mamadou Kane',
  'Marc Delorme',
  'Mathieu Colin',
  'Moussa Koné',
  'Olivier Hounsou',
  'Pascal Rabe',
  'Samuel Kiprop',
  'Seydou Paré',
  'Souleymane Fofana',
  'Thierry Quenum',
  'Yacouba Sawadogo',
];

function byName(left: ReaderIdentity, right: ReaderIdentity): number {
  return left.lastName.localeCompare(right.lastName, 'fr');
}

/** In alphabetical order. */
export const demoReaders: readonly ReaderIdentity[] = [
  ...women.map((name) => readerAt(DOMAIN, civility.madam, name)),
  ...men.map((name) => readerAt(DOMAIN, civility.mister, name)),
].toSorted(byName);

/** Someone of another organisation: the request for them is rejected. */
export const outsider: ReaderIdentity = {
  civility: civility.mister,
  firstName: 'Vincent',
  lastName: 'Chauvel',
  email: 'vincent.chauvel@cabinet-orline.example',
};
