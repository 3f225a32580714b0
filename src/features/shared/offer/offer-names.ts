import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LicenceType, Region } from '../../../../domain/catalogue.ts';

/** Kinds of licence: the name, and who reads by it: an answer to “Who will be reading?”, in one line. */
export const licences: Readonly<
  Record<LicenceType, { readonly name: MessageDescriptor; readonly readers: MessageDescriptor }>
> = {
  professional: {
    name: msg({ message: 'Professional', comment: 'Kind of licence' }),
    readers: msg`A team, each with their own access`,
  },
  global: {
    name: msg({ message: 'Global', comment: 'Kind of licence, for a whole organisation' }),
    readers: msg`A whole organization, sharing articles`,
  },
  independent: {
    name: msg({ message: 'Independent', comment: 'Kind of licence, for one person' }),
    readers: msg`One reader, working alone`,
  },
  media: {
    name: msg({ message: 'Media', comment: 'Kind of licence, for a newsroom' }),
    readers: msg`A newsroom that cites our articles`,
  },
  morning: {
    name: msg({ message: 'Morning', comment: 'Kind of licence: the morning edition only' }),
    readers: msg`The morning email only, no archives`,
  },
};

export const regionNames: Readonly<Record<Region | 'unknown', MessageDescriptor>> = {
  unknown: msg`Another region`,
  all: msg`All of Africa`,
  north: msg`North Africa`,
  westCentral: msg`West and Central Africa`,
  eastSouthern: msg`East and Southern Africa`,
};
