import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import type { Visitor } from '../../../machines/domain/visitor.ts';
import { Button } from '../../ui/form/button.tsx';
import { StatusMessage } from '../../ui/feedback/status-message.tsx';
import type { SessionActor } from '../session/session.ts';
import type { Purpose } from './consent.ts';
import { consent } from './consent.ts';

const questions: Readonly<Record<Purpose, ReactNode>> = {
  measurement: (
    <Trans>
      May we count your visits under your subscriber number, to see what our readers need? Without your consent they are
      counted without it.
    </Trans>
  ),
  recording: (
    <Trans>
      May we record how you use these pages, to find what does not work? Texts and what you type are hidden.
    </Trans>
  ),
};

interface ConsentQuestionProps {
  /** What is asked for at the moment. */
  readonly purposes: () => readonly Purpose[];
  readonly session: SessionActor;
  /** Whether somebody is there who can be asked. */
  readonly isPerson: (visitor: Visitor | null) => boolean;
}

/** Asks for one thing after another that the person has not answered in this browser. No is as easy as yes. */
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
            <Trans>I agree</Trans>
          </Button>
          <Button onPress={() => consent.give(open, false)}>
            <Trans>I refuse</Trans>
          </Button>
        </>
      }
    >
      {questions[open]}
    </StatusMessage>
  );
}
