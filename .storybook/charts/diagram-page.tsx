import { useEffect, useState } from 'react';
import { diagramOf } from '../../machines/funnel/model/diagram.ts';
import { Diagram } from '../diagram/diagram.tsx';
import type { Drawing } from '../../scripts/diagram/drawing.ts';
import { layOut } from '../../scripts/diagram/lay-out.ts';
import { openStory } from './open-story.ts';
import type { PageProps } from './page-props.ts';
import { storiesByPath } from './use-panels.ts';

/** A whole chart. Nothing runs here: states lead to their stories. */
export function DiagramPage({ chart, stories, locale }: PageProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isOver = false;
    void layOut(diagramOf(chart.machine)).then((laidOut) => {
      if (!isOver) setDrawing(laidOut);
    });
    return () => {
      isOver = true;
    };
  }, [chart]);
  if (!drawing) return <p>Drawing…</p>;
  return (
    <main style={{ blockSize: '100vh' }}>
      <Diagram
        label={`Diagram of ${chart.name}`}
        drawing={drawing}
        standing={null}
        onChoose={() => undefined}
        stories={storiesByPath(chart, stories, locale)}
        onOpen={openStory}
      />
    </main>
  );
}
