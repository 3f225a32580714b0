import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { civility } from '../../../domain/enumerations.ts';

/** Titles of people, by the code of their civilité. */
export const civilityNames: Readonly<Record<number, MessageDescriptor>> = {
  [civility.madam]: msg({ message: 'Ms.', comment: 'Title before a name' }),
  [civility.mister]: msg({ message: 'Mr.', comment: 'Title before a name' }),
};
