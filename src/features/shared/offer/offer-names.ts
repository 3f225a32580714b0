import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LicenceType, Region } from '../../../../machines/domain/catalogue.ts';

/** Kinds of licence: the name, and the purpose in one line. */
export const licences: Readonly<
  Record<LicenceType, { readonly name: MessageDescriptor; readonly purpose: MessageDescriptor }>
> = {
  professional: {
    name: msg({ message: 'Professional', comment: 'Kind of licence' }),
    purpose: msg`For a team: each reader has an access of their own.`,
  },
  global: {
    name: msg({ message: 'Global', comment: 'Kind of licence, for a whole organisation' }),
    purpose: msg`For a whole organization, which may share articles internally.`,
  },
  independent: {
    name: msg({ message: 'Independent', comment: 'Kind of licence, for one person' }),
    purpose: msg`For one person who works alone, such as a consultant or a researcher.`,
  },
  media: {
    name: msg({ message: 'Media', comment: 'Kind of licence, for a newsroom' }),
    purpose: msg`For a newsroom, which may quote articles with their source.`,
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
