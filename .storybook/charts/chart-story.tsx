import type { StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Locale } from '../../machines/domain/locale.ts';
import { stateName, stepOf } from '../../machines/funnel/index.ts';
import type { Move } from '../../machines/funnel/model/moves.ts';
import { movesFrom } from '../../machines/funnel/model/moves.ts';
import type { ShownState } from './channel.ts';
import { EVENT_CHOSEN, STATE_ASKED, STATE_SHOWN } from './channel.ts';
import { drawings } from './drawings.tsx';
import { actorAt, chartNamed } from './story-actor.ts';

function isDrawn(chart: string): chart is keyof typeof drawings {
  return Object.hasOwn(drawings, chart);
}

/** A person sends events and goes to addresses; the world answers, and lets time pass. */
function authorOf({ kind }: Move): 'person' | 'world' {
  return kind === 'event' || kind === 'route' ? 'person' : 'world';
}

interface ChartStoryProps {
  readonly chart: keyof typeof drawings;
  readonly configuration: string;
}

/** A chart that stands at a configuration, drawn, and listening to the Events panel. */
function ChartStory({ chart: name, configuration }: ChartStoryProps) {
  const chart = chartNamed(name);
  const [actor] = useState(() => actorAt(chart, configuration));

  useEffect(() => {
    const channel = addons.getChannel();
    const show = (): void => {
      const snapshot = actor.getSnapshot();
      const shown: ShownState = {
        state: stateName(snapshot.value),
        screen: stepOf(snapshot).name,
        events: movesFrom(chart, snapshot).map((move) => ({ label: move.token, by: authorOf(move) })),
      };
      channel.emit(STATE_SHOWN, shown);
    };
    const choose = (label: string): void => {
      const move = movesFrom(chart, actor.getSnapshot()).find(({ token }) => token === label);
      if (move) actor.send(move.event);
    };
    const subscription = actor.subscribe(show);
    channel.on(STATE_ASKED, show);
    channel.on(EVENT_CHOSEN, choose);
    show();
    return () => {
      subscription.unsubscribe();
      channel.off(STATE_ASKED, show);
      channel.off(EVENT_CHOSEN, choose);
    };
  }, [chart, actor]);

  const Drawing = drawings[name];
  return <Drawing chart={chart} actor={actor} />;
}

/** The story of one configuration of a chart in one language. Throws where nobody says how the chart is drawn. */
export function chartStory(chart: string, configuration: string, locale: Locale): StoryObj {
  if (!isDrawn(chart)) throw new Error(`Chart "${chart}" has no drawing: add it to .storybook/charts/drawings.tsx`);
  return {
    parameters: { language: locale },
    render: () => <ChartStory chart={chart} configuration={configuration} />,
  };
}
