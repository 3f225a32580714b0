import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AcquisitionSource } from '../../../domain/acquisition-source.ts';

/** Sources from which people know the publisher (specification §3). */
export const sourceNames: Readonly<Record<AcquisitionSource, MessageDescriptor>> = {
  wordOfMouth: msg`Word of mouth`,
  socialNetworks: msg`Social networks`,
  subscriber: msg`A subscriber`,
  schoolOrLibrary: msg`A school or library`,
  internetSearch: msg`An internet search`,
  otherMedia: msg`Other media`,
  other: msg({ message: 'Other', comment: 'How somebody came to know us' }),
};
