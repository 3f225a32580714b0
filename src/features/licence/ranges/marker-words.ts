import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { modificationType } from '../../../../machines/domain/enumerations.ts';
import type { PendingModification } from '../../../../machines/domain/licence.ts';

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion } = modificationType;

/** Kind of a request that awaits the publisher's decision, shown at its range. */
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
