import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import { Diagram } from '../diagram/diagram.tsx';
import type { DiagramDrawn } from './channel.ts';
import { drawDiagram } from './draw-diagram.ts';
import { openStory } from '../foundations/links.tsx';
import type { DrawnChart } from './chart-story.tsx';

const nowhere: readonly string[] = [];

/** A whole chart, as much of it open as can be read. Nothing runs here: states lead to their stories. */
export function DiagramPage({ chart, stories, words, mainPath }: DrawnChart) {
  const { i18n } = useLingui();
  const language = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const [folding, setFolding] = useState<Folding | null>(null);
  const [drawn, setDrawn] = useState<DiagramDrawn | null>(null);
  useEffect(() => {
    let isOver = false;
    void drawDiagram(
      { chart, stories, mainPath, words: words[language], standing: nowhere },
      { scope: 'whole', folding },
    ).then((made) => {
      if (!isOver) setDrawn(made);
    });
    return () => {
      isOver = true;
    };
  }, [chart, stories, words, mainPath, language, folding]);
  if (!drawn) return <p>Drawing…</p>;
  return (
    <main style={{ blockSize: '100vh' }}>
      <Diagram
        label={`Diagram of ${chart.name}`}
        drawing={drawn.drawing}
        foldable={{ ...drawn, onFold: setFolding }}
        standing={null}
        onChoose={() => undefined}
        stories={drawn.stories}
        onOpen={openStory}
      />
    </main>
  );
}
