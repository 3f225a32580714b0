import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind, ReadingKind, ReadingListKind, ReadingSort } from '../../../domain/reading.ts';

/** Names of the kinds of reading. */
export const kindNames: Readonly<Record<ReadingKind, MessageDescriptor>> = {
  subscriber: msg({ message: 'As a subscriber', comment: 'How an article was read' }),
  walletClient: msg({ message: 'Paid from your wallet', comment: 'How an article was read' }),
  prospectNotSignedIn: msg({ message: 'Not signed in', comment: 'How an article was read, without a subscription' }),
  prospectRead: msg({ message: 'Without a subscription', comment: 'How an article was read' }),
  prospectReRead: msg({ message: 'Read again', comment: 'How an article was read, without a subscription' }),
  prospectDownload: msg({ message: 'Downloaded', comment: 'How an article was read, without a subscription' }),
  prospectFreeAccess: msg({ message: 'Free access', comment: 'How an article was read, without a subscription' }),
  prospectGiftedCredit: msg({ message: 'With a gifted credit', comment: 'How an article was read' }),
  prospectGiftedArticle: msg({ message: 'Gifted article', comment: 'How an article was read' }),
  unknown: msg({ message: 'Other', comment: 'How an article was read: a code that this page does not know' }),
};

/** Names of the lists that lead to an article. */
export const listKindNames: Readonly<Record<ReadingListKind, MessageDescriptor>> = {
  publicationSummary: msg({ message: 'Publication summary', comment: 'A list of articles, sent by e-mail' }),
  countryWatch: msg({ message: 'Country alert', comment: 'Articles about a country, sent as they come out' }),
  keywordWatch: msg({ message: 'Keyword alert', comment: 'Articles with a keyword, sent as they come out' }),
  sectionSummary: msg({ message: 'Section summary', comment: 'A list of articles of a section, sent by e-mail' }),
  recapSummary: msg({ message: 'Recap', comment: 'A list of the articles of a period, sent by e-mail' }),
  serialWatch: msg({ message: 'Series alert', comment: 'Articles of a serial, sent as they come out' }),
  readLater: msg({ message: 'Read later', comment: 'The list of articles that somebody keeps for later' }),
  alerts: msg({ message: 'News alerts', comment: 'News sent at once' }),
  justReleased: msg({ message: 'Just released', comment: 'A list of articles' }),
  unknown: msg({ message: 'Other list', comment: 'A code that this page does not know' }),
};

export const documentKindNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  article: msg({ message: 'Article', comment: 'Kind of document' }),
  dossier: msg({ message: 'Special report', comment: 'Kind of document: several articles about one subject' }),
  biography: msg({ message: 'Biography', comment: 'Kind of document' }),
  pdf: msg({ message: 'PDF', comment: 'Kind of document' }),
  survey: msg({ message: 'Investigation', comment: 'Kind of document: the result of an inquiry' }),
  serial: msg({ message: 'Series', comment: 'Kind of document: an article of a series' }),
  event: msg({ message: 'Event', comment: 'Kind of document' }),
  brief: msg({ message: 'Brief', comment: 'Kind of document: a short piece of news' }),
  entourage: msg({ message: 'Inner circle', comment: 'Kind of document: who surrounds a person in power' }),
  unknown: msg({ message: 'Other document', comment: 'Kind of document that this page does not know' }),
};

/** Orders of the reading history. */
export const readingSortNames: Readonly<Record<ReadingSort, MessageDescriptor>> = {
  newestRead: msg`Most recently read`,
  oldestRead: msg`Read longest ago`,
  newestPublished: msg`Newest publications`,
  oldestPublished: msg`Oldest publications`,
};

/** Orders of the saved articles. */
export const readLaterSortNames: Readonly<Record<ReadingSort, MessageDescriptor>> = {
  ...readingSortNames,
  newestRead: msg`Recently saved`,
  oldestRead: msg`Oldest saved`,
};
