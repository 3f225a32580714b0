import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LicenceType, Region } from '../../../../machines/domain/catalogue.ts';

/** Kinds of licence: the name, and the purpose in one line. */
export const licences: Readonly<
  Record<LicenceType, { readonly name: MessageDescriptor; readonly purpose: MessageDescriptor }>
> = {
  professional: {
    name: msg({ message: 'Professional', comment: 'Kind of licence' }),
    purpose: msg`For teams. Each reader gets their own access.`,
  },
  global: {
    name: msg({ message: 'Global', comment: 'Kind of licence, for a whole organisation' }),
    purpose: msg`For a whole organization, with internal sharing of articles.`,
  },
  independent: {
    name: msg({ message: 'Independent', comment: 'Kind of licence, for one person' }),
    purpose: msg`For one person working alone, such as a consultant or a researcher.`,
  },
  media: {
    name: msg({ message: 'Media', comment: 'Kind of licence, for a newsroom' }),
    purpose: msg`For a newsroom, which may cite articles with their source.`,
  },
  morning: {
    name: msg({ message: 'Morning', comment: 'Kind of licence: the morning edition only' }),
    purpose: msg`The morning edition by email only, without the archives.`,
  },
};

export const regionNames: Readonly<Record<Region | 'unknown', MessageDescriptor>> = {
  unknown: msg`Another region`,
  all: msg`All of Africa`,
  north: msg`North Africa`,
  westCentral: msg`West and Central Africa`,
  eastSouthern: msg`East and Southern Africa`,
};
