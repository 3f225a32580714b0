import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '../../../domain/locale.ts';
import type { AnswerOf, CallName, QueryOf, RequestOf } from '../../../contract/calls.ts';
import type { Cookies } from './cookies.ts';
import type { Identity, IdentifyWith } from './identity.ts';

/** A handler's input apart from query and body. */
export interface CallContext {
  readonly locale: Locale;
  readonly identity: Identity;
  readonly cookies: Cookies;
  /** The caller's address, canonical. */
  readonly address: string;
  /** The `User-Agent` header: untrusted. */
  readonly userAgent: string;
  /** The `Idempotency-Key`; empty for calls without one. */
  readonly idempotencyKey: string;
}

/** A call's answer: success, with optional feedback, or a refusal for a business reason. */
export type Reply<Answer> =
  | {
      readonly kind: 'done';
      readonly data: Answer;
      readonly feedback?: MessageDescriptor;
      /** Sends `Clear-Site-Data` for the browser's caches, including the back/forward cache; its cookies stay. */
      readonly clearsCaches?: true;
    }
  | { readonly kind: 'refused'; readonly feedback: MessageDescriptor };

/** The handler of one row of the call table. Throws a `CallFailure` that the row lists among its failures. */
export interface Handler<Query, Request, Answer> {
  /** Checks permission on the undecoded body, before a long body is decoded. Throws a `CallFailure`. */
  admit?(asked: { readonly body: unknown; readonly context: Omit<CallContext, 'idempotencyKey'> }): Promise<void>;
  /**
   * Answers in the statement that identifies the caller; `null`: `handle` answers. Only for rows that admit all callers,
   * have no body and no key.
   */
  handleInOne?(asked: {
    readonly query: Query;
    readonly locale: Locale;
    readonly identifyWith: IdentifyWith;
  }): Promise<Reply<Answer> | null>;
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
