import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { modificationType } from '../../../../machines/domain/enumerations.ts';
import type { PendingModification } from '../../../../machines/domain/licence.ts';

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion } = modificationType;

/** What a request that awaits the publisher asks for, beside the range that it is about. */
export function markerWords(type: PendingModification['type']): MessageDescriptor {
  switch (type) {
    case ipRangeAddition:
      return msg`Addition requested`;
    case ipRangeEdit:
      return msg`Change requested`;
    case ipRangeDeletion:
      return msg`Deletion requested`;
    default:
      return msg`A request is pending`;
  }
}
