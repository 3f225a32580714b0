/** The articles of the demo before the last months: an event in a place each. */
import type { Locale } from '../../domain/locale.ts';
import type { DocumentKind } from '../../domain/reading.ts';

/** Places of these articles. */
const places: readonly Readonly<Record<Locale, string>>[] = [
  { fr: 'Bamana', en: 'Bamana' },
  { fr: 'Tamesna', en: 'Tamesna' },
  { fr: 'Rivières du Sud', en: 'Southern Rivers' },
  { fr: 'Grands Lacs', en: 'Great Lakes' },
  { fr: 'Sahel', en: 'Sahel' },
  { fr: 'Bassin du Kasso', en: 'Kasso Basin' },
  { fr: 'Corridor de l’Est', en: 'Eastern Corridor' },
  { fr: 'Golfe de Dombé', en: 'Gulf of Dombé' },
  { fr: 'Copperbelt', en: 'Copperbelt' },
  { fr: 'Hauts Plateaux', en: 'High Plateaus' },
  { fr: 'Port-Lagune', en: 'Port Lagoon' },
  { fr: 'Île aux Girofles', en: 'Clove Island' },
  { fr: 'Atlas', en: 'Atlas' },
  { fr: 'Delta du Niari', en: 'Niari Delta' },
  { fr: 'Vallée du Rift', en: 'Rift Valley' },
  { fr: 'Karoo', en: 'Karoo' },
  { fr: 'Cap des Palmes', en: 'Cape Palms' },
  { fr: 'Oued Zahra', en: 'Wadi Zahra' },
  { fr: 'Savanes', en: 'Savannas' },
  { fr: 'Nouvelle-Kaolé', en: 'New Kaole' },
  { fr: 'Monts Ruvira', en: 'Ruvira Mountains' },
  { fr: 'Baie des Mangroves', en: 'Mangrove Bay' },
  { fr: 'Haut-Cavally', en: 'Upper Cavally' },
  { fr: 'Lac Moré', en: 'Lake Moré' },
];

/** A title in both languages. */
type Title = Readonly<Record<Locale, (place: string) => string>>;

function title(fr: string, en: string): Title {
  return { fr: (place) => `${place}\u00A0: ${fr}`, en: (place) => `${place}: ${en}` };
}

/** Events in those places. */
const events: readonly Title[] = [
  title('le port sec change de main', 'dry port changes hands'),
  title('trois candidats pour le câble sous-marin', 'three bidders for the undersea cable'),
  title('la banque régionale prépare sa première émission', 'regional bank prepares its first bond issue'),
  title('l’appel d’offres solaire est relancé', 'solar tender is relaunched'),
  title('la voie du cuivre reste ouverte', 'the copper route stays open'),
  title('un ancien ministre revient au conseil d’administration', 'a former minister is back on the board'),
  title('le code minier passe devant les députés', 'mining code goes before parliament'),
  title('qui tient le marché du ciment', 'who holds the cement market'),
  title('la compagnie aérienne cherche un partenaire', 'airline looks for a partner'),
  title('le barrage attend son second financement', 'dam waits for its second funding'),
  title('les importateurs de riz s’inquiètent', 'rice importers are worried'),
  title('bras de fer autour de la licence 5G', 'standoff over the 5G license'),
  title('l’audit du fonds routier reste secret', 'road fund audit stays secret'),
  title('une raffinerie à l’essai', 'a refinery on trial'),
  title('le cacao sous contrat avant la récolte', 'cocoa under contract before the harvest'),
  title('la douane passe au numérique', 'customs go digital'),
  title('deux frères et une cimenterie', 'two brothers and a cement works'),
  title('le chef de cabinet sur le départ', 'chief of staff on the way out'),
  title('un terminal gazier à contre-courant', 'a gas terminal against the tide'),
  title('les avocats du phosphate', 'the phosphate lawyers'),
  title('manganèse\u00A0: un permis, deux titulaires', 'manganese: one permit, two holders'),
  title('les pêcheurs contre l’accord', 'fishermen against the agreement'),
  title('l’or des artisans change de comptoir', 'artisanal gold changes counters'),
  title('le réseau électrique en quête d’opérateur', 'power grid seeks an operator'),
  title('comment se prépare le remaniement', 'how the reshuffle is being prepared'),
  title('un satellite pour les éleveurs', 'a satellite for herders'),
  title('la dette, chapitre deux', 'the debt, chapter two'),
  title('le rail reprend du service', 'the railway is back in service'),
  title('assurance\u00A0: la fusion se précise', 'insurance: the merger takes shape'),
  title('les cafés d’altitude cotés en ville', 'highland coffees listed in town'),
];

/** Days between two articles of the demo. */
export const DAYS_BETWEEN = 5;

/** The age of the first of the older articles, in days. */
const OLDER_FROM = 232;

/** The publications of articles, each with its languages. */
const publications: readonly (readonly [id: number, languages: readonly Locale[]])[] = [
  [11, ['fr']],
  [15, ['en']],
  [12, ['fr', 'en']],
  [13, ['fr']],
  [14, ['fr', 'en']],
];

/** Kinds in proportion to their frequency: mostly articles and briefs. */
const kinds: readonly DocumentKind[] = [
  'article',
  'brief',
  'article',
  'serial',
  'article',
  'brief',
  'dossier',
  'article',
  'event',
  'article',
  'brief',
  'biography',
  'article',
  'pdf',
  'article',
  'entourage',
  'brief',
  'article',
  'survey',
];

export const PLACES = places.length;

interface OlderArticle {
  readonly id: number;
  readonly daysAgo: number;
  readonly publicationId: number;
  readonly kind: DocumentKind;
  readonly title: Readonly<Partial<Record<Locale, string>>>;
}

/** Newest first. */
export const olderArticles: readonly OlderArticle[] = Array.from({ length: PLACES * events.length }, (_, index) => {
  const place = places[index % PLACES];
  // Each round of the places starts with another event.
  const event = events[(index + Math.floor(index / PLACES)) % events.length];
  const [publicationId = 0, languages = []] = publications[index % publications.length] ?? [];
  if (!place || !event) throw new Error('The demo has neither places nor events');
  return {
    id: 80_001 + index,
    daysAgo: OLDER_FROM + index * DAYS_BETWEEN,
    publicationId,
    kind: kinds[index % kinds.length] ?? 'article',
    title: Object.fromEntries(languages.map((locale) => [locale, event[locale](place[locale])])),
  };
});
