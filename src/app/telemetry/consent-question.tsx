import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { Visitor } from '../../../domain/visitor.ts';
import { StatusMessage } from '../../ui/feedback/status-message.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { SessionActor } from '../session/session.ts';

/** Purposes that need consent, each asked separately. */
const purposes = ['measurement', 'recording'] as const;

type Purpose = (typeof purposes)[number];

/** The purposes for which a deployment needs consent. */
export function purposesOf(named: Readonly<Record<Purpose, boolean>>): readonly Purpose[] {
  return purposes.filter((purpose) => named[purpose]);
}

/** Lifetime of an answer, in days: the CNIL advises six months, for consent and refusal alike. */
const DAYS = 182;

const attributes = { path: '/', sameSite: 'lax' } as const;
const cookieOf = (purpose: Purpose): string => `consent-${purpose}`;

const listeners = new Set<() => void>();

/** The person’s answers in this browser: a cookie per purpose. */
export const consent = {
  /** `null`: not answered. */
  answer: (purpose: Purpose): boolean | null => {
    const saved = Cookies.get(cookieOf(purpose));
    return saved === undefined ? null : saved === 'yes';
  },
  give: (purpose: Purpose, isAgreed: boolean): void => {
    Cookies.set(cookieOf(purpose), isAgreed ? 'yes' : 'no', { ...attributes, expires: DAYS });
    for (const listener of listeners) listener();
  },
  /** Removes every answer: nothing is agreed to any more, and consent is asked for again. */
  forget: (): void => {
    for (const purpose of purposes) Cookies.remove(cookieOf(purpose), attributes);
    for (const listener of listeners) listener();
  },
  /** Notifies listeners that the purposes in question have changed. */
  judgeAgain: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const questions: Readonly<Record<Purpose, ReactNode>> = {
  measurement: (
    <Trans>
      Can we link your visits to your subscriber number to learn what readers need? If you decline, visits are counted
      without it.
    </Trans>
  ),
  recording: (
    <Trans>Can we record how you use these pages to find what doesn’t work? Texts and what you type are hidden.</Trans>
  ),
};

interface ConsentQuestionProps {
  /** The purposes that need consent at the moment. */
  readonly purposes: () => readonly Purpose[];
  readonly session: SessionActor;
  /** Whether the visitor is a person who can consent. */
  readonly isPerson: (visitor: Visitor | null) => boolean;
}

/** Asks for one unanswered purpose after another. Refusing is as easy as agreeing. */
export function ConsentQuestion({ purposes, session, isPerson }: ConsentQuestionProps) {
  const isThere = useSelector(session, ({ context }) => isPerson(context.visitor));
  const open = useSyncExternalStore(
    consent.subscribe,
    () => purposes().find((purpose) => consent.answer(purpose) === null) ?? null,
  );
  if (!isThere || open === null) return null;
  return (
    <StatusMessage
      answers={
        <>
          <Button onPress={() => consent.give(open, true)}>
            <Trans>Accept</Trans>
          </Button>
          <Button onPress={() => consent.give(open, false)}>
            <Trans>Decline</Trans>
          </Button>
        </>
      }
    >
      {questions[open]}
    </StatusMessage>
  );
}
