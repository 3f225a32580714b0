/** How a person heard of the publisher (specification §3), in the order of the codes. */
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
