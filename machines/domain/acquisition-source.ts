/** How a person heard of the publisher (specification §3). */
export const acquisitionSources = [
  'wordOfMouth',
  'socialNetworks',
  'subscriber',
  'schoolOrLibrary',
  'internetSearch',
  'otherMedia',
  'other',
] as const;

export type AcquisitionSource = (typeof acquisitionSources)[number];
