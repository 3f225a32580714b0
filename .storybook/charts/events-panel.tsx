/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useState } from 'react';
import { CURRENT_STORY_WAS_SET, STORY_CHANGED } from 'storybook/internal/core-events';
import { AddonPanel, Button } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { AnswerChoice, OfferedEvent, OfferedPort, ShownState } from './channel.ts';
import { ANSWER_CHOSEN, EVENT_CHOSEN, STATE_ASKED, STATE_SHOWN, WALKED_ON } from './channel.ts';
import { LineTools } from './line-tools.tsx';
import { PortAnswers } from './port-answers.tsx';
import { Whereabouts } from './whereabouts.tsx';
import { hasEvents, LINE_KEY, pageIdOf } from '../../scripts/charts/story-url.ts';

/** Keeps the present line in the address of a replay page; other pages have no line in theirs. */
function useAddressOfLine(shown: ShownState | null): void {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const line = shown && storyId === pageIdOf({ name: shown.chart }, 'replay') ? shown.line : null;
  const isReplay = storyId?.endsWith('--replay') ?? true;
  useEffect(() => {
    const present = api.getUrlState().queryParams[LINE_KEY];
    if (line !== null && present !== line) api.applyQueryParams({ [LINE_KEY]: line }, { replace: true });
    if (!isReplay && present) api.applyQueryParams({ [LINE_KEY]: undefined }, { replace: true });
  }, [api, line, isReplay]);
}

const ADDON = 'chart-events';

/** Id of the panel, as the manager's configuration names it. */
export const EVENTS_PANEL = `${ADDON}/panel`;

/** Id of Storybook's panel of props. */
const CONTROLS_PANEL = 'addon-controls';

function EventList({
  title,
  events,
  onChoose,
}: {
  readonly title: string;
  readonly events: readonly OfferedEvent[];
  readonly onChoose: (label: string) => void;
}) {
  if (events.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {events.map(({ label }) => (
        <p key={label}>
          <Button ariaLabel={false} onClick={() => onChoose(label)}>
            {label}
          </Button>
        </p>
      ))}
    </section>
  );
}

function PortList({
  title,
  ports,
  onChoose,
}: {
  readonly title: string;
  readonly ports: readonly OfferedPort[];
  readonly onChoose: (choice: AnswerChoice) => void;
}) {
  if (ports.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {ports.map((port) => (
        <PortAnswers key={port.name} port={port} onChoose={onChoose} />
      ))}
    </section>
  );
}

/** The present state of a chart's story, a button for every event that it takes, and the answers of its ports. */
function EventsPanel() {
  const [shown, setShown] = useState<ShownState | null>(null);
  const emit = useChannel({
    [STATE_SHOWN]: (state: ShownState) => setShown(state),
    [STORY_CHANGED]: () => setShown(null),
  });
  useEffect(() => emit(STATE_ASKED), [emit]);
  useAddressOfLine(shown);
  const by = (author: OfferedEvent['by']) => shown?.events.filter((event) => event.by === author) ?? [];
  const chooseEvent = (label: string): void => {
    emit(WALKED_ON);
    emit(EVENT_CHOSEN, label);
  };
  const chooseAnswer = (choice: AnswerChoice): void => emit(ANSWER_CHOSEN, choice);

  if (!shown) return <p style={{ padding: 16 }}>Loading…</p>;
  return (
    <div style={{ padding: '0 16px 16px' }}>
      <p role="status">
        State <strong>{shown.state}</strong>, screen <strong>{shown.screen}</strong>
        {shown.configuration !== null && (
          <>
            , configuration <code>{shown.configuration}</code>
          </>
        )}
      </p>
      <Whereabouts shown={shown} />
      <EventList title="What a person does" events={by('person')} onChoose={chooseEvent} />
      <EventList title="What time does" events={by('time')} onChoose={chooseEvent} />
      <PortList
        title="What the world answers"
        ports={shown.ports.filter(({ isAsked }) => isAsked)}
        onChoose={chooseAnswer}
      />
      {shown.events.length === 0 && <p>This state takes no event.</p>}
      <PortList
        title="What it will answer"
        ports={shown.ports.filter(({ isAsked }) => !isAsked)}
        onChoose={chooseAnswer}
      />
      <LineTools shown={shown} />
    </div>
  );
}

/** Adds the Events panel to Storybook. */
export function registerEventsPanel(): void {
  addons.register(ADDON, (api) => {
    // A hidden panel stays selected, so that the room of the panels would be empty.
    api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
      const selected = api.getSelectedPanel();
      if (hasEvents(storyId) && selected === CONTROLS_PANEL) api.setSelectedPanel(EVENTS_PANEL);
      if (!hasEvents(storyId) && selected.startsWith('chart-')) api.setSelectedPanel(CONTROLS_PANEL);
    });
    addons.add(EVENTS_PANEL, {
      type: types.PANEL,
      title: 'Events',
      paramKey: 'events',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <EventsPanel />
        </AddonPanel>
      ),
    });
  });
}
