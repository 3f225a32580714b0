import type { Locale } from '../../domain/locale.ts';
import { looseHyphen, unitSpace } from './line-joins.ts';

/** A term, its name in each language, and synonyms that must not be displayed. */
interface Term {
  readonly name: Readonly<Record<Locale, string>>;
  readonly never?: Partial<Readonly<Record<Locale, RegExp>>>;
}

/** One name for each thing in each language; translators keep to it. */
export const terms: readonly Term[] = [
  { name: { en: 'quote', fr: 'devis' }, never: { en: /\bquotations?\b/iu, fr: /\bcotations?\b/iu } },
  {
    name: { en: 'purchase order number', fr: 'numéro de bon de commande' },
    never: { en: /\bpurchase-order\b|\border form\b/iu, fr: /(?:num[ée]ro|n°) de commande/iu },
  },
  {
    name: { en: 'Subscriber Services', fr: 'service des abonnements' },
    never: { en: /\bsubscription desk\b/iu, fr: /\bservice (?:des )?abonnés\b|\bservice abonnements\b/iu },
  },
  {
    name: { en: 'we, us, our', fr: 'nous, notre' },
    never: { en: /\bthe publisher\b/iu, fr: /(?<!\p{L})l’éditeur\b/iu },
  },
  { name: { en: 'IP range', fr: 'plage d’adresses IP' }, never: { fr: /\bplages? IP\b/iu } },
  { name: { en: 'security code', fr: 'code de sécurité' }, never: { fr: /\bcryptogramme/iu } },
  {
    name: { en: 'before VAT, including VAT', fr: 'HT, TTC' },
    never: { en: /\bbefore tax\b|\bVAT included\b|\bwith VAT\b/iu, fr: /\bhors (?:TVA|taxes)\b|\bTVA comprise\b/iu },
  },
  { name: { en: 'alert', fr: 'veille' }, never: { en: /\bwatch(?:es)?\b/iu } },
  { name: { en: 'invoice', fr: 'facture' }, never: { en: /\bbills?\b(?! to)/iu } },
  { name: { en: 'credit note', fr: 'avoir' }, never: { en: /\bcredit memos?\b/iu, fr: /\bnotes? de crédit\b/iu } },
  { name: { en: 'payment method', fr: 'moyen de paiement' }, never: { fr: /\bmode de paiement\b/iu } },
  { name: { en: 'bank transfer', fr: 'virement' }, never: { en: /\bwire transfers?\b/iu, fr: /\btransfert/iu } },
  { name: { en: 'wallet', fr: 'porte-monnaie' }, never: { fr: /\bportefeuille\b/iu } },
  { name: { en: 'license', fr: 'licence' }, never: { en: /\blicence[sd]?\b/iu } },
  {
    name: { en: 'organization', fr: 'organisme' },
    never: { en: /\borganisation/iu, fr: /\borganisation/iu },
  },
  {
    name: { en: 'job title', fr: 'fonction' },
    never: { en: /\byour function\b|^function\b/iu, fr: /intitulé du poste/iu },
  },
  { name: { en: 'last name', fr: 'nom' }, never: { en: /\b(?:surname|family name)/iu, fr: /\bnom de famille\b/iu } },
  { name: { en: 'city', fr: 'ville' }, never: { en: /\b(?:the|your) town\b|^town\b/iu, fr: /\blocalité/iu } },
  { name: { en: 'submit to Chorus Pro', fr: 'déposer sur Chorus Pro' }, never: { en: /\bdeposit/iu } },
  { name: { en: 'status', fr: 'statut' }, never: { fr: /(?<!\p{L})l’état de votre\b/iu } },
  {
    name: { en: 'business days', fr: 'jours ouvrés' },
    never: { en: /\bworking days?\b/iu, fr: /\bjours ouvrables\b/iu },
  },
  {
    name: { en: 'email', fr: 'e\u2011mail' },
    never: { en: /\be[-\u2011]mails?\b/iu, fr: /(?<!e[-\u2011])\bmails?\b|\bemails?\b|\bcourriels?\b/iu },
  },
  {
    name: { en: 'sign in, sign out', fr: 'se connecter, se déconnecter' },
    never: { en: /\blog(?:ged|ging)? ?(?:in|out|on)\b/iu, fr: /\b(?:se loguer|login|s’authentifier)\b/iu },
  },
  {
    name: { en: 'terms of sale', fr: 'conditions de vente' },
    never: { en: /\bterms and conditions\b/iu, fr: /\bCGV\b/u },
  },
  {
    name: { en: 'spam folder', fr: 'courriers indésirables' },
    never: { en: /\bunwanted mail\b|\bjunk\b/iu, fr: /\bspams?\b|parmi les courriers indésirables/iu },
  },
  {
    name: { en: 'Economic Activities Court', fr: 'tribunal des activités économiques' },
    never: { en: /\bcommercial court\b/iu, fr: /\btribunal de commerce\b/iu },
  },
];

/** A banned wording, and its replacement. */
interface Ban {
  readonly found: RegExp;
  readonly instead: string;
}

/** Fields that are chosen from a list, where "enter" would be wrong. */
const lists: Readonly<Record<Locale, string>> = {
  en: 'title|country|license|duration|currency|publications?|payment method|reason',
  fr: 'civilité|pays|licence|durée|devise|publications?|moyen de paiement|motif',
};

const joinedHyphen: Ban = {
  found: looseHyphen,
  instead: 'U+2011, so that no line ends after “e-” (`npm run i18n` joins them)',
};

/** Spelling, typography and style, by language. */
export const manners: Readonly<Record<Locale, readonly Ban[]>> = {
  en: [
    joinedHyphen,
    {
      found: /\b(?:recogni|authori|personali|customi|summari|organi)s(?:e|ed|es|ing)\b|\bcancell(?:ed|ing)\b/iu,
      instead: 'the American spelling: “recognize”, “authorize”, “canceled”',
    },
    {
      found: /\b(?:colour|favour|behaviour|honour|centre|catalogue|programme|cheque|enquir|grey\b|whilst|afterwards)/iu,
      instead: 'the American spelling: “color”, “center”, “catalog”, “check”, “inquiry”, “afterward”',
    },
    { found: /\bstands? on\b/iu, instead: '“appears on”' },
    { found: /\b(?:take|taken|taking|takes)\b[^.]{0,25}\bback\b/iu, instead: '“cancel”, for taking back a request' },
    { found: /\b(?:to quote|quoted|quote nothing)\b(?! \{)/iu, instead: '“cite”, “include”: a quote is an offer' },
    { found: /\bletters?\b/iu, instead: '“email”' },
    { found: /\baddress (?:names|says)\b/iu, instead: '“page address”, “link”: an address is postal' },
    {
      found: /\b(?:cannot|(?:could|do|does|did|is|are|was|were|have|has|had|will|would|should) not)\b/iu,
      instead: 'the contraction: “can’t”, “isn’t”, “won’t”',
    },
    { found: /\bcould ?n’t be (?:loaded|shown|saved|sent)\b/iu, instead: '“We couldn’t load …”' },
    { found: /\badverts?\b/iu, instead: '“ads”, “ad-free”' },
    { found: /\bM(?:rs?|s)(?![.\w])/u, instead: '“Mr.” and “Ms.” with their period' },
    {
      found: /[\p{L}>}]: (?:it|its|we|you|they|there|that|these|nothing|if|someone)(?:’\p{L}+)? /u,
      instead: 'a new sentence, “so” or “since”: a colon does not mean “because”',
    },
    { found: /\bnothing is \p{L}+ twice\b|\bonly once\b/u, instead: '“You can safely try again.”' },
    { found: /^Someone (?:asks|asked|declines|declined|is|has)\b/u, instead: '“A customer asked”' },
    {
      found:
        /(?<=\p{L}), (?!(?:accept|and|as|by|continue|for|if|in|on|once|or|otherwise|see|sign|so|such|then|to|until|with|without|you)\b)(?:[\p{L}’-]+ ){1,4}?(?:and|or) (?!then\b)[^,:]*?[.;:(]/u,
      instead: 'a comma before the last “and” or “or” of a list',
    },
    { found: /\bsettled?\b/iu, instead: '“paid”' },
    { found: /\bthere is a problem\b|\breal date\b/iu, instead: '“Check the following”, “a valid date”' },
    { found: unitSpace, instead: 'U+00A0 between a number and what it counts (`npm run i18n` joins them)' },
    { found: /'/u, instead: '’ for an apostrophe' },
    {
      found: new RegExp(String.raw`\b(?:enter|type) (?:(?:an?|the|your) )?(?:${lists.en})\b`, 'iu'),
      instead: '“Select …”, as it is chosen from a list',
    },
  ],
  fr: [
    joinedHyphen,
    {
      found:
        /\b[Vv]ous (?:n’|ne )?(?:êtes|serez|étiez|avez été|pouvez être|pourrez être)(?: pas| plus| bien| déjà)? (?!ici\b)\p{L}+(?:[éiu]|is|it|ert)(?![\p{L}’])/u,
      instead: 'what makes nobody a man: « Votre session a pris fin », « aucun débit n’a lieu »',
    },
    {
      found: /\b(?:pas encore|déjà|être) (?:abonné|inscrit|connecté|débité|client)(?!\p{L})/iu,
      instead: 'what makes nobody a man: « Pas encore d’abonnement », « aucun débit n’a lieu »',
    },
    {
      found:
        /\bn’(?:a|ont) pas pu être (?:lue?|chargée?|affichée?)s?(?!\p{L})|\bpeu(?:t|vent) pas être (?:chargée?|affichée?)s?(?!\p{L})/iu,
      instead: '« Impossible de charger … »',
    },
    { found: /\bsans suite\b|\bpas compte de\b/iu, instead: '« ignorez cet e\u2011mail »' },
    { found: /^Lecture (?:de |d’|du |des )/u, instead: '« Chargement de … »' },
    {
      found: new RegExp(
        String.raw`\b(?:saisissez|indiquez|entrez) (?:une? |le |la |les |votre |vos |des )?(?:${lists.fr})(?!\p{L})`,
        'iu',
      ),
      instead: '« Choisissez … », car cela se choisit dans une liste',
    },
    {
      found: /\brien n’est \p{L}+ deux fois|n’est \p{L}+ qu’une fois|recevrons qu’une fois/u,
      instead: '« Vous pouvez réessayer sans risque »',
    },
    { found: /^(?:C’est fait|Reçu immédiat)\b|\bReçu immédiat\./u, instead: 'a whole sentence' },
    { found: /\bavant le (?=[\d{<])/u, instead: '« au plus tard le » for a day that is included' },
    { found: /\breste \S* ?à payer\b/iu, instead: '« reste à régler »' },
    { found: /^Payée?s?(?= en partie| le | ou |$)/u, instead: '« Réglé »' },
    { found: /\bN° (?=de |d’|SIRE)/iu, instead: '« Numéro de … »' },
    { found: /^Émise? (?:par|le)$/u, instead: '« Émetteur », « Date d’émission », for documents of any gender' },
    {
      found: /\bImpossible d(?:e |’)(?!actualiser|calculer|charger|recharger|savoir|vérifier)/u,
      instead: '« … n’a pas été enregistré »: « Impossible de charger … » is for what cannot be shown',
    },
    { found: /\bn’(?:a|ont) pas pu être \p{L}+e?s?$/u, instead: '« n’a pas été … »' },
    { found: /\binternet\b/u, instead: '« Internet »' },
    { found: /'/u, instead: '’ for an apostrophe' },
    { found: /["“”]/u, instead: '« » with U+00A0 inside for quotation marks' },
    { found: /«(?!\u00A0)|(?<!\u00A0)»/u, instead: 'U+00A0 inside « »' },
    { found: /(?<!\u202F)[;!?](?!\w)/u, instead: 'U+202F before ; ! and ?' },
    { found: /(?<![\u00A0\d]|https?):(?![\w/])/u, instead: 'U+00A0 before :' },
    {
      found: /(?:#|\b\d+) (?:[€%]|\d{2}\b|(?!(?:pour|ou|et|à|au|aux|de|sur|en|par|du|est|chacun)\b)\p{Ll}{3,})/u,
      instead: 'U+00A0 between a number and what it counts',
    },
  ],
};
