import type { Infer } from 'superstruct';
import { boolean, enums, nullable, object, pattern, refine, string } from 'superstruct';
import type { Region } from '../domain/catalogue.ts';
import { defaultLocale } from '../domain/locale.ts';
import type { NamedSubject, Watch, Watches, WatchKind, WatchPreview, WatchSubject } from '../domain/watch.ts';
import { countriesOf } from '../domain/watch.ts';
import type { sectionForm, serialForm } from '../validation/forms/watch.ts';
import { keywordForm } from '../validation/forms/watch.ts';
import { fields, optional, required, rows, rowsOf, withDefault } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { codec } from './codec.ts';
import { regionCodes } from './codes.ts';
import { day, instant } from './dates.ts';
import { formFields } from './wire-names.ts';
import { word } from './known-code.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';
import { identifier, language } from './scalars.ts';
import type { Mapping } from './mapping.ts';
import { answerOf, listOf, mapping, numberAsText, orNull, requestOf, words } from './mapping.ts';

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

const kind = words(kinds);
const region = words(regions);

/** The code of a section or serial: made by the publisher, never typed. */
const code = pattern(string(), /^[A-Za-z\d-]{1,60}$/);

const pays = refine(string(), 'country of Africa', (text) => countriesOf('all').includes(text));

/** Each kind has its own fields; the others are `null`. */
const champs = {
  typeVeille: enums(Object.values(kinds)),
  region: nullable(word(regions, regionCodes)),
  pays: nullable(pays),
  motCle: nullable(keywordForm.schema.keyword),
  pubSId: nullable(identifier()),
  rubrique: nullable(code),
  feuilleton: nullable(code),
};

/** Form fields of a watch of any kind, by their wire names. */
const watchFields = formFields<Infer<typeof keywordForm> & Infer<typeof sectionForm> & Infer<typeof serialForm>>({
  keyword: 'motCle',
  section: 'rubrique',
  serial: 'feuilleton',
} satisfies Record<string, keyof typeof champs>);

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

/** `null` if the field that belongs to the kind is missing. */
function subjectFromWire(wire: WireSubject): WatchSubject | null {
  switch (kind.decode(wire.typeVeille)) {
    case 'country':
      return wire.region && { kind: 'country', region: region.decode(wire.region), country: wire.pays };
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
  const typeVeille = kind.encode(subject.kind);
  switch (subject.kind) {
    case 'country':
      return { ...none, typeVeille, region: region.encode(subject.region), pays: subject.country };
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
  pubSId: optional(lenientIdentifier()),
  rubrique: optional(code),
  feuilleton: optional(code),
});

/** A watch of a kind that this version does not know has no subject. */
const veille = fields({
  veilleIId: required(lenientIdentifier(), 'identity'),
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

const subject: Mapping<WatchSubject | null, WireSubject | null> = {
  decode: (wire) => wire && subjectFromWire(wire),
  encode: (watched) => watched && subjectToWire(watched),
};

const name = mapping<NamedSubject['name']>()(nom, { text: 'libelle', locale: 'langue' });

const watch = mapping<Watch>()(veille, {
  id: ['veilleIId', numberAsText],
  subject: ['sujet', subject],
  name: ['nom', orNull(name)],
  publication: 'publication',
  since: 'depuis',
});

/** Only sections and serials are chosen by name. */
const choices: Mapping<Watches['choices'], Infer<typeof choix>[]> = {
  decode: (wire) =>
    wire.flatMap(({ sujet: offered, nom: called, publication }) => {
      const chosen = subjectFromWire(offered);
      if (chosen?.kind !== 'section' && chosen?.kind !== 'serial') return [];
      return [{ subject: chosen, name: name.decode(called), publication }];
    }),
  encode: (named) =>
    named.map(({ subject: chosen, name: called, publication }) => ({
      sujet: subjectToWire(chosen),
      nom: name.encode(called),
      publication,
    })),
};

/** A person’s watches, and the sections and serials that can be watched. */
const watchesCodec = answerOf<Watches>()(fields({ veilles: rowsOf(veille), choix: withDefault(rows(choix), []) }), {
  watches: ['veilles', listOf(watch)],
  choices: ['choix', choices],
});

/** A watch to create, or only to preview. */
export interface WatchRequest {
  readonly subject: WatchSubject;
  readonly isPreview: boolean;
}

/** A subject is of one kind: fields of another kind are refused, not dropped. */
const creation = refine(object({ ...champs, apercu: boolean() }), 'subject', (wire) => {
  const subject = subjectFromWire(wire);
  const asked = new Map<string, unknown>(Object.entries(wire));
  return subject !== null && Object.entries(subjectToWire(subject)).every(([name, value]) => asked.get(name) === value);
});

/** The watch to create; `apercu`: none is created, the answer is a preview. */
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

const apercu = fields({ nombre: required(lenientWhole(), 'content'), articles: withDefault(rows(article), []) });

/** Preview of a watch: the articles that it would have found. */
const watchPreviewCodec = answerOf<WatchPreview>()(apercu, {
  count: 'nombre',
  articles: [
    'articles',
    listOf(
      mapping<WatchPreview['articles'][number]>()(article, {
        title: { text: 'titre', locale: 'langue' },
        publication: 'publication',
        publishedOn: 'datePublication',
      }),
    ),
  ],
});

/** The watch to delete. */
const watchDeletionCodec = requestOf<{ readonly id: number }>()(object({ veilleIId: identifier() }), {
  id: 'veilleIId',
});

const ownersOnly = { ...defaults, callers: ['signedIn'] } as const;

/** Calls about the watches of an account. */
export const watchCalls = {
  notifications: call({
    ...ownersOnly,
    method: 'GET',
    path: '/ajax/notifications',
    answer: watchesCodec,
    port: { name: 'readWatches', lists: 'withCompleteness' },
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
    failures: [404, 429],
    fields: watchFields,
    successWords: omittedWords.byPage,
    makesStale: () => ['notifications'],
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
    failures: [404],
    makesStale: () => ['notifications'],
    port: { name: 'deleteWatch', outlivesPage: true },
    fixtures: ['veilles-delete'],
    purpose: 'Ends a watch of the caller; done, too, where there is none.',
  }),
};
