import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import type { Locale } from '../../domain/locale.ts';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import { edgesOfMove } from '../../machines/engine/model/diagram.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { leavesOf } from '../../machines/engine/step.ts';
import type { AnswerChoice, DiagramAsked, OfferedEvent, ShownState } from './channel.ts';
import {
  ANSWER_CHOSEN,
  DIAGRAM_ASKED,
  DIAGRAM_DRAWN,
  EVENT_CHOSEN,
  STATE_ASKED,
  STATE_SHOWN,
  WALKED_ON,
} from './channel.ts';
import type { DrawnChart } from './chart-story.tsx';
import type { ListedStory } from './listed.ts';
import { placeOfStep } from './place-of-step.ts';
import type { Scene } from './scene.ts';
import { sourceUrlOf } from '../foundations/links.tsx';

/** The person sends events and goes to addresses; ports answer; delays end by themselves. */
function authorOf({ kind }: Move): OfferedEvent['by'] {
  if (kind === 'wait') return 'time';
  return kind === 'answer' ? 'world' : 'person';
}

function pathsOf({ actor }: Scene): readonly string[] {
  return leavesOf(actor.getSnapshot().value);
}

/** A story that shows the same state, for its source and its scenario. */
function storyLike(scene: Scene, stories: readonly ListedStory[]): ListedStory | undefined {
  const paths = pathsOf(scene).join();
  return stories.find((story) => story.paths.join() === paths);
}

function shownBy(scene: Scene, stories: readonly ListedStory[], language: Locale): ShownState {
  const { chart, actor, desk, trail } = scene;
  const snapshot = actor.getSnapshot();
  const { tokens, untold, differs } = scene.lineSoFar();
  const { source = null, scenario = null } = storyLike(scene, stories) ?? {};
  const place = placeOfStep(chart, actor);
  const line = tokens.join(' > ');
  return {
    chart: chart.name,
    state: stateName(snapshot.value),
    screen: stepOf(snapshot).name,
    configuration: stories.find((story) => story.line === line)?.id ?? null,
    paths: pathsOf(scene),
    line,
    untold,
    isExact: differs.length === 0,
    source,
    sourceUrl: sourceUrlOf(source),
    address: place && `${place.path}${place.search}`,
    scenario: scenario && `/${language}?scenario=${scenario}`,
    trail,
    events: scene.moves().map((move) => ({
      label: move.token,
      by: authorOf(move),
      edges: edgesOfMove(chart.machine, snapshot, move),
    })),
    ports: desk.ports(),
  };
}

/** Sends the shown state to the panels of a story, and applies choices made there. */
export function usePanels(scene: Scene, { stories, words, mainPath }: Omit<DrawnChart, 'chart' | 'drawing'>): void {
  const { i18n } = useLingui();
  const language = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  useEffect(() => {
    const { chart, actor, desk } = scene;
    const channel = addons.getChannel();
    let isOver = false;
    const show = (): void => channel.emit(STATE_SHOWN, shownBy(scene, stories, language));
    let latest = 0;
    const draw = (asked: DiagramAsked): void => {
      const order = ++latest;
      // The layout of a diagram weighs more than a story.
      const drawing = import('./draw-diagram.ts').then(({ drawDiagram }) =>
        drawDiagram({ chart, stories, mainPath, words: words[language], standing: pathsOf(scene) }, asked),
      );
      void drawing.then((drawn) => {
        // A later request may finish sooner.
        if (!isOver && order === latest) channel.emit(DIAGRAM_DRAWN, drawn);
      });
    };
    const chooseEvent = (label: string): void => {
      const move = scene.moves().find(({ token }) => token === label);
      if (move) actor.send(move.event);
    };
    const chooseAnswer = (choice: AnswerChoice): void => {
      desk.choose(choice);
      show();
    };
    // The inspector that records the line runs after the actor's subscribers.
    const subscription = actor.subscribe(() => {
      const showNow = (): void => {
        if (!isOver) show();
      };
      queueMicrotask(showNow);
      // Its screen renders a moment later.
      requestAnimationFrame(showNow);
    });
    const begin = (): void => desk.begin();
    const inputs = ['pointerdown', 'keydown'] as const;
    for (const input of inputs) document.addEventListener(input, begin, { capture: true, once: true });
    const heard = [
      [STATE_ASKED, show],
      [WALKED_ON, begin],
      [EVENT_CHOSEN, chooseEvent],
      [ANSWER_CHOSEN, chooseAnswer],
      [DIAGRAM_ASKED, draw],
    ] as const;
    for (const [event, listener] of heard) channel.on(event, listener);
    show();
    return () => {
      isOver = true;
      subscription.unsubscribe();
      for (const input of inputs) document.removeEventListener(input, begin, { capture: true });
      for (const [event, listener] of heard) channel.off(event, listener);
    };
  }, [scene, stories, words, mainPath, language]);
}
