import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page that is not there, or one that failed. */
export type ErrorStatus = 404 | 500;

export const errorTitles: Readonly<Record<ErrorStatus, MessageDescriptor>> = {
  404: msg`Page not found`,
  500: msg`Something went wrong`,
};
