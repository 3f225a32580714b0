/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useState } from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import type { Folding } from '../../machines/engine/model/folding.ts';
import type { DiagramAsked, DiagramDrawn, DiagramScope, ShownState } from '../charts/channel.ts';
import { DIAGRAM_ASKED, DIAGRAM_DRAWN, EVENT_CHOSEN, STATE_ASKED, STATE_SHOWN } from '../charts/channel.ts';
import { Diagram } from './diagram.tsx';

const ADDON = 'chart-diagram';

const scopes: Readonly<Record<DiagramScope, string>> = { around: 'Around here', whole: 'Whole chart' };

function isScope(name: string): name is DiagramScope {
  return Object.hasOwn(scopes, name);
}

/** The shown state in the diagram of its chart. A hidden diagram is not laid out. */
function DiagramPanel({ isLookedAt }: { readonly isLookedAt: boolean }) {
  const api = useStorybookApi();
  const [scope, setScope] = useState<DiagramScope>('around');
  const [shown, setShown] = useState<ShownState | null>(null);
  const [drawn, setDrawn] = useState<DiagramDrawn | null>(null);
  const [folding, setFolding] = useState<Folding | null>(null);
  const emit = useChannel({
    [STATE_SHOWN]: (state: ShownState) => setShown(state),
    [DIAGRAM_DRAWN]: (diagram: DiagramDrawn) => setDrawn(diagram),
    [STORY_CHANGED]: () => {
      setShown(null);
      setFolding(null);
    },
  });
  useEffect(() => emit(STATE_ASKED), [emit]);
  // The shown state is drawn in the whole diagram, too, even within closed states.
  const subject = shown && [shown.chart, ...shown.paths].join(' ');
  useEffect(() => {
    const asked: DiagramAsked = { scope, folding };
    if (isLookedAt && subject !== null) emit(DIAGRAM_ASKED, asked);
  }, [emit, folding, isLookedAt, scope, subject]);

  if (!shown) return <p style={{ padding: 16 }}>Loading…</p>;
  if (drawn?.chart !== shown.chart) return <p style={{ padding: 16 }}>Drawing…</p>;
  return (
    <div style={{ position: 'absolute', inset: 0, colorScheme: 'light dark' }}>
      <Diagram
        key={drawn.scope}
        label={`Diagram of ${shown.chart}`}
        drawing={drawn.drawing}
        foldable={drawn.scope === 'whole' ? { ...drawn, onFold: setFolding } : null}
        standing={shown}
        onChoose={(event) => emit(EVENT_CHOSEN, event)}
        stories={drawn.stories}
        onOpen={(story) => api.selectStory(story)}
      >
        {Object.entries(scopes).map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === scope}
            onClick={() => {
              if (isScope(name)) setScope(name);
            }}
          >
            {title}
          </button>
        ))}
        <span className="chart-diagram-gap" />
      </Diagram>
    </div>
  );
}

/** Adds the Diagram panel to Storybook. */
export function registerDiagramPanel(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Diagram',
      paramKey: 'diagram',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <DiagramPanel isLookedAt={active ?? false} />
        </AddonPanel>
      ),
    });
  });
}
