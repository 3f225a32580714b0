import type { MessageDescriptor } from '@lingui/core';
import type { Issue } from '../../../validation/issue.ts';
import type { FailureStatus } from '../../../contract/call.ts';

/** A validation error of one field, with the field's path in the form; its name is the last part of the path. */
export interface FieldIssue {
  readonly field: string;
  readonly issue: Issue;
}

/** A status that a row lists, or that any call may answer. */
type CallStatus = FailureStatus | 415 | 503;

interface Details {
  /** Validation errors of single fields, by wire name. */
  readonly fields?: ReadonlyMap<string, FieldIssue>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** A failure of a call that is reported to the caller: a status, and feedback for the person. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly statusCode: CallStatus;
  readonly feedback: MessageDescriptor;
  readonly fields: ReadonlyMap<string, FieldIssue>;
  readonly retryAfter: number | null;

  constructor(statusCode: CallStatus, feedback: MessageDescriptor, { fields, retryAfter }: Details = {}) {
    super(`${statusCode} ${feedback.id}`);
    this.statusCode = statusCode;
    this.feedback = feedback;
    this.fields = fields ?? new Map();
    this.retryAfter = retryAfter ?? null;
  }
}
