import { useId, useMemo, useState } from 'react';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { LINE_KEY } from '../../scripts/charts/story-url.ts';
import type { DrawnChart } from './chart-story.tsx';
import { SceneView } from './chart-story.tsx';
import type { Scene } from './scene.ts';
import { sceneAfter } from './scene.ts';
import { Button } from '../../src/ui/form/button.tsx';

/** The replay line that the address names; the manager hands its query on to the story. */
function lineOfAddress(): string {
  return new URLSearchParams(window.location.search).get(LINE_KEY) ?? '';
}

/** The chart at the end of a line; a sentence if the line is impossible. */
function sceneOf(chart: Chart, line: string): Scene | string {
  try {
    return sceneAfter(chart, line);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Instructions without a line, or the issue about an impossible one, with a form for another. */
function LineHelp({
  chart,
  line,
  issue,
  onReplay,
}: {
  readonly chart: Chart;
  readonly line: string;
  readonly issue: string;
  readonly onReplay: (line: string) => void;
}) {
  const id = useId();
  const [pasted, setPasted] = useState(line);
  return (
    <main style={{ padding: 'var(--space-5)', display: 'grid', gap: 'var(--space-4)' }}>
      <h1>Replay of {chart.name}</h1>
      {line === '' ? (
        <p>
          A replay line begins with {Object.keys(chart.inputs).join(', ')}. It can stand in this page’s address, too:{' '}
          <code>&amp;{LINE_KEY}=</code> and the line.
        </p>
      ) : (
        <>
          <p>
            <code>{line}</code>
          </p>
          <p role="alert">{issue}</p>
        </>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReplay(pasted.trim());
        }}
      >
        <label htmlFor={id}>Replay line</label>
        <textarea
          id={id}
          rows={3}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          style={{ display: 'block', inlineSize: '100%', marginBlock: 'var(--space-2)' }}
        />
        <Button type="submit">Replay</Button>
      </form>
    </main>
  );
}

/** A replay line as a story: the chart, drawn at its end. */
export function ReplayPage({ chart, ...drawn }: DrawnChart) {
  const [line, setLine] = useState(lineOfAddress);
  const scene = useMemo(() => sceneOf(chart, line), [chart, line]);
  if (typeof scene === 'string')
    return <LineHelp key={line} chart={chart} line={line} issue={scene} onReplay={setLine} />;
  return <SceneView key={line} scene={scene} {...drawn} />;
}
