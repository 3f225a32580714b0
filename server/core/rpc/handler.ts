import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { AnswerOf, CallName, QueryOf, RequestOf } from '../../../src/contract/calls.ts';
import type { Cookies } from './cookies.ts';
import type { Identity } from './identity.ts';

/** What a handler is told beside query and body. */
export interface CallContext {
  readonly locale: Locale;
  readonly identity: Identity;
  readonly cookies: Cookies;
  /** The caller's address, canonical. */
  readonly address: string;
  /** What the caller's browser says it is; may be anything. */
  readonly userAgent: string;
  /** The `Idempotency-Key`; empty for calls that carry none. */
  readonly idempotencyKey: string;
}

/** A call's answer: done, with words where there is something to say, or refused for a business reason. */
export type Reply<Answer> =
  | {
      readonly kind: 'done';
      readonly data: Answer;
      readonly feedback?: MessageDescriptor;
      /** The caller's browser drops what it keeps of this site, pages to go back to among it; its cookies stay. */
      readonly clearsCaches?: true;
    }
  | { readonly kind: 'refused'; readonly feedback: MessageDescriptor };

/** What answers one row of the table of calls. Throws a `CallFailure` for what the row lists among its failures. */
export interface Handler<Query, Request, Answer> {
  /**
   * Judges by what stands on the wire whether the caller may ask this at all, before a long body is decoded. Throws a
   * `CallFailure`.
   */
  admit?(asked: { readonly body: unknown; readonly context: Omit<CallContext, 'idempotencyKey'> }): Promise<void>;
  handle(asked: {
    readonly query: Query;
    readonly body: Request;
    readonly context: CallContext;
  }): Promise<Reply<Answer>>;
}

export type HandlerOf<Name extends CallName> = Handler<QueryOf<Name>, RequestOf<Name>, AnswerOf<Name>>;

/** A handler for every row: a row without one does not compile. */
export type Handlers = { readonly [Name in CallName]: HandlerOf<Name> };

/** The success of a call. */
export function done<Answer>(data: Answer, feedback?: MessageDescriptor): Reply<Answer> {
  return { kind: 'done', data, ...(feedback && { feedback }) };
}
