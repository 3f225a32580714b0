import { string } from 'superstruct';
import { defaultLocale } from '../domain/locale.ts';
import type { DocumentKind, ReadArticle } from '../domain/reading.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { documentKindCodes } from './codes.ts';
import { day } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientIdentifier } from './lenient.ts';
import { mapping } from './mapping.ts';
import { language, webAddress } from './scalars.ts';

export const documentKinds = {
  article: 'article',
  dossier: 'dossier',
  biography: 'bio',
  pdf: 'pdf',
  survey: 'enquete',
  serial: 'feuilleton',
  event: 'evenement',
  brief: 'breve',
  entourage: 'entourage',
  unknown: 'inconnu',
} as const satisfies Record<DocumentKind, string>;

/** An article that someone has read, or may read. */
export const article = fields({
  artIId: required(lenientIdentifier(), 'identity'),
  titre: required(string(), 'content'),
  /** In which language the title is: the caller's, or the only one that there is. */
  langue: withDefault(language(), defaultLocale),
  publication: optional(string()),
  typeDocument: withDefault(code(), UNKNOWN_CODE),
  datePublication: required(day(), 'time'),
  lien: optional(webAddress()),
});

export const articleMapping = mapping<ReadArticle>()(article, {
  id: 'artIId',
  title: { text: 'titre', locale: 'langue' },
  publication: 'publication',
  kind: ['typeDocument', knownCode<DocumentKind>(documentKinds, documentKindCodes)],
  publishedOn: 'datePublication',
  url: 'lien',
});
