import type { Infer } from 'superstruct';
import { boolean, enums, nullable, object, pattern, refine, string } from 'superstruct';
import type { Region } from '../../machines/domain/catalogue.ts';
import { defaultLocale } from '../../machines/domain/locale.ts';
import type {
  NamedSubject,
  Watch,
  Watches,
  WatchKind,
  WatchPreview,
  WatchSubject,
} from '../../machines/domain/watch.ts';
import { countriesOf } from '../../machines/domain/watch.ts';
import type { sectionForm, serialForm } from '../../machines/validation/forms/watch.ts';
import { keywordForm } from '../../machines/validation/forms/watch.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import { regionCodes } from './codes.ts';
import { day, instant } from './dates.ts';
import type { WireNames } from './wire-names.ts';
import { inverted } from './wire-names.ts';
import { word } from './known-code.ts';
import { identifier, language, wholeNumber } from './scalars.ts';

const kinds = {
  country: 'pays',
  keyword: 'motCle',
  section: 'rubrique',
  serial: 'feuilleton',
} as const satisfies Record<WatchKind, string>;

const regions = {
  all: 'toutes',
  north: 'nord',
  westCentral: 'ouestCentre',
  eastSouthern: 'estSud',
} as const satisfies Record<Region, string>;

const kindOf = inverted(kinds);
const regionOf = inverted(regions);

/** The code of a section or serial: made by the publisher, never typed. */
const code = pattern(string(), /^[A-Za-z\d-]{1,60}$/);

const pays = refine(string(), 'country of Africa', (text) => countriesOf('all').includes(text));

/** Each kind has its own fields; the others are `null`. */
const champs = {
  typeVeille: enums(Object.values(kinds)),
  region: nullable(enums(Object.values(regions))),
  pays: nullable(pays),
  motCle: nullable(keywordForm.schema.keyword),
  pubSId: nullable(identifier()),
  rubrique: nullable(code),
  feuilleton: nullable(code),
};

/** Wire names of what is typed and chosen of a watch, of whichever kind. */
const watchNames = {
  keyword: 'motCle',
  section: 'rubrique',
  serial: 'feuilleton',
} as const satisfies WireNames<
  Infer<typeof keywordForm> & Infer<typeof sectionForm> & Infer<typeof serialForm>,
  keyof typeof champs
>;

interface WireSubject {
  readonly typeVeille: (typeof kinds)[WatchKind];
  readonly region: (typeof regions)[Region] | null;
  readonly pays: string | null;
  readonly motCle: string | null;
  readonly pubSId: number | null;
  readonly rubrique: string | null;
  readonly feuilleton: string | null;
}

const none = { region: null, pays: null, motCle: null, pubSId: null, rubrique: null, feuilleton: null };

/** `null` where a kind lacks what it is about. */
function subjectFromWire(wire: WireSubject): WatchSubject | null {
  switch (kindOf[wire.typeVeille]) {
    case 'country':
      return wire.region && { kind: 'country', region: regionOf[wire.region], country: wire.pays };
    case 'keyword':
      return wire.motCle === null ? null : { kind: 'keyword', keyword: wire.motCle };
    case 'section':
      return wire.pubSId === null || wire.rubrique === null
        ? null
        : { kind: 'section', publicationId: wire.pubSId, code: wire.rubrique };
    case 'serial':
      return wire.feuilleton === null ? null : { kind: 'serial', code: wire.feuilleton };
  }
}

function subjectToWire(subject: WatchSubject): WireSubject {
  const typeVeille = kinds[subject.kind];
  switch (subject.kind) {
    case 'country':
      return { ...none, typeVeille, region: regions[subject.region], pays: subject.country };
    case 'keyword':
      return { ...none, typeVeille, motCle: subject.keyword };
    case 'section':
      return { ...none, typeVeille, pubSId: subject.publicationId, rubrique: subject.code };
    case 'serial':
      return { ...none, typeVeille, feuilleton: subject.code };
  }
}

const nom = fields({ libelle: required(string(), 'content'), langue: withDefault(language(), defaultLocale) });

const sujet = fields({
  typeVeille: required(enums(Object.values(kinds)), 'variant'),
  region: optional(word(regions, regionCodes), 'variant'),
  pays: optional(string()),
  motCle: optional(string()),
  pubSId: optional(identifier()),
  rubrique: optional(code),
  feuilleton: optional(code),
});

/** A watch of a kind that this version does not know has no subject. */
const veille = fields({
  veilleIId: required(identifier(), 'identity'),
  sujet: optional(sujet),
  nom: optional(nom),
  publication: optional(string()),
  depuis: required(instant(), 'time'),
});

const choix = fields({
  sujet: required(sujet, 'identity'),
  nom: required(nom, 'content'),
  publication: optional(string()),
});

const notifications = fields({ veilles: rowsOf(veille), choix: rowsOf(choix) });

function watchFromWire({ veilleIId, sujet: subject, nom: name, publication, depuis }: Infer<typeof veille>): Watch {
  return {
    id: String(veilleIId),
    subject: subject && subjectFromWire(subject),
    name: name && { text: name.libelle, locale: name.langue },
    publication,
    since: depuis,
  };
}

function choiceFromWire({ sujet: wire, nom: name, publication }: Infer<typeof choix>): NamedSubject[] {
  const subject = subjectFromWire(wire);
  if (subject?.kind !== 'section' && subject?.kind !== 'serial') return [];
  return [{ subject, name: { text: name.libelle, locale: name.langue }, publication }];
}

/** A person’s watches, and what else can be watched by name. */
const watchesCodec = answerCodec<Watches, Infer<typeof notifications>>(notifications, {
  decode: ({ veilles, choix: choices }) => ({
    watches: veilles.map(watchFromWire),
    choices: choices.flatMap(choiceFromWire),
  }),
  encode: ({ watches, choices }) => ({
    veilles: watches.map(({ id, subject, name, publication, since }) => ({
      veilleIId: Number(id),
      sujet: subject && subjectToWire(subject),
      nom: name && { libelle: name.text, langue: name.locale },
      publication,
      depuis: since,
    })),
    choix: choices.map(({ subject, name, publication }) => ({
      sujet: subjectToWire(subject),
      nom: { libelle: name.text, langue: name.locale },
      publication,
    })),
  }),
});

/** A watch to be set, or only tried. */
export interface WatchRequest {
  readonly subject: WatchSubject;
  readonly isPreview: boolean;
}

/** A subject is of one kind: what another kind has is refused, not dropped. */
const creation = refine(object({ ...champs, apercu: boolean() }), 'subject', (wire) => {
  const subject = subjectFromWire(wire);
  const asked = new Map<string, unknown>(Object.entries(wire));
  return subject !== null && Object.entries(subjectToWire(subject)).every(([name, value]) => asked.get(name) === value);
});

/** What is to be watched; `apercu`: nothing is set, it is only said what there would have been. */
const watchRequestCodec = codec<WatchRequest, WireSubject & { readonly apercu: boolean }>(creation, {
  decode: (wire) => {
    const subject = subjectFromWire(wire);
    if (!subject) throw new Error('A subject that the struct has let in is none');
    return { subject, isPreview: wire.apercu };
  },
  encode: ({ subject, isPreview }) => ({ ...subjectToWire(subject), apercu: isPreview }),
});

const article = fields({
  titre: required(string(), 'content'),
  langue: withDefault(language(), defaultLocale),
  publication: optional(string()),
  datePublication: required(day(), 'time'),
});

const apercu = fields({ nombre: required(wholeNumber(), 'content'), articles: rowsOf(article) });

/** What a watch would have brought. */
const watchPreviewCodec = answerCodec<WatchPreview, Infer<typeof apercu>>(apercu, {
  decode: ({ nombre, articles }) => ({
    count: nombre,
    articles: articles.map(({ titre, langue, publication, datePublication }) => ({
      title: { text: titre, locale: langue },
      publication,
      publishedOn: datePublication,
    })),
  }),
  encode: ({ count, articles }) => ({
    nombre: count,
    articles: articles.map(({ title, publication, publishedOn }) => ({
      titre: title.text,
      langue: title.locale,
      publication,
      datePublication: publishedOn,
    })),
  }),
});

/** A watch to be ended. */
const watchDeletionCodec = codec(object({ veilleIId: identifier() }), {
  decode: ({ veilleIId }): { readonly id: number } => ({ id: veilleIId }),
  encode: ({ id }) => ({ veilleIId: id }),
});

const ownersOnly = { ...defaults, callers: ['signedIn'] } as const;

/** Calls about what is watched for an account. */
export const watchCalls = {
  notifications: call({
    ...ownersOnly,
    method: 'GET',
    path: '/ajax/notifications',
    answer: watchesCodec,
    failures: [400, 401, 403],
    fixtures: ['notifications', 'notifications.none'],
    purpose: 'Tells what is watched for the caller, and what else can be watched by name.',
  }),
  'veilles/create': call({
    ...ownersOnly,
    method: 'POST',
    path: '/ajax/veilles/create',
    request: watchRequestCodec,
    answer: watchPreviewCodec,
    refuses: true,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(watchNames),
    successWords: unsaid.byPage,
    fixtures: [
      'veilles-create.preview',
      'veilles-create.country',
      'veilles-create.section',
      'veilles-create.serial',
      'veilles-create.incomplete',
      'veilles-create.unknown',
    ],
    purpose:
      'Sets a watch, or says only what it would have brought in ninety days. Sent again, it changes nothing more.',
  }),
  'veilles/delete': call({
    ...ownersOnly,
    method: 'POST',
    path: '/ajax/veilles/delete',
    request: watchDeletionCodec,
    failures: [400, 401, 403],
    fixtures: ['veilles-delete'],
    purpose: 'Ends a watch of the caller; done, too, where there is none.',
  }),
};
