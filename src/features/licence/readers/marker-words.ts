import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { modificationType } from '../../../../machines/domain/enumerations.ts';
import type { PendingModification } from '../../../../machines/domain/licence.ts';

const { readerAddition, readerEdit, readerDeletion } = modificationType;

/** What will become of a reader once the publisher has accepted a request about them. */
export function markerWords(type: PendingModification['type']): MessageDescriptor {
  switch (type) {
    case readerAddition:
      return msg`Will be added once the publisher has accepted`;
    case readerEdit:
      return msg`Will be changed once the publisher has accepted`;
    case readerDeletion:
      return msg`Will be deleted once the publisher has accepted`;
    default:
      return msg`A request about this reader awaits the publisher`;
  }
}
