import type { MessageDescriptor } from '@lingui/core';
import type { Complaint } from '../../../machines/validation/complaint.ts';
import type { FailureStatus } from '../../../src/contract/calls/call.ts';

/** A complaint about one field, and where it stands in the form: it is called by the last name of that. */
export interface FieldComplaint {
  readonly field: string;
  readonly complaint: Complaint;
}

interface Details {
  /** Complaints about single fields, by the wire's name. */
  readonly fields?: ReadonlyMap<string, FieldComplaint>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/** A call that ends in a failure the caller is told about: a status, and words for the person. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly statusCode: FailureStatus | 415;
  readonly feedback: MessageDescriptor;
  readonly fields: ReadonlyMap<string, FieldComplaint>;
  readonly retryAfter: number | null;

  constructor(statusCode: FailureStatus | 415, feedback: MessageDescriptor, { fields, retryAfter }: Details = {}) {
    super(`${statusCode} ${feedback.id}`);
    this.statusCode = statusCode;
    this.feedback = feedback;
    this.fields = fields ?? new Map();
    this.retryAfter = retryAfter ?? null;
  }
}
