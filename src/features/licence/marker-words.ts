import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { modificationType } from '../../../domain/enumerations.ts';
import type { PendingModification } from '../../../domain/licence.ts';

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion, readerAddition, readerEdit, readerDeletion } = modificationType;

/** A request that awaits the publisher’s decision, in the words of its reader or IP range. */
export function markerWords(type: PendingModification['type']): MessageDescriptor {
  switch (type) {
    case ipRangeAddition:
      return msg`Addition requested`;
    case ipRangeEdit:
      return msg`Change requested`;
    case ipRangeDeletion:
      return msg`Deletion requested`;
    case readerAddition:
      return msg`Will be added once we approve`;
    case readerEdit:
      return msg`Will be changed once we approve`;
    case readerDeletion:
      return msg`Will be deleted once we approve`;
    default:
      return msg`A request is pending`;
  }
}
