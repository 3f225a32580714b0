import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { Visitor } from '../../../domain/visitor.ts';
import { StatusMessage } from '../../ui/feedback/status-message.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { SessionActor } from '../session/session.ts';
import type { Purpose } from './consent.ts';
import { consent } from './consent.ts';

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
