import { useState } from 'react';
import type { Ask } from '../../src/api/client.ts';
import { SessionDrawing } from '../charts/drawings.tsx';
import { chartNamed, sceneAfter } from '../charts/scene.ts';

interface SessionPageProps {
  /** The replay line of the session that leads to the page. */
  readonly line: string;
  /** What a back end answers the page's sections. */
  readonly ask: Ask;
}

/** A page that the session draws, with its sections. */
export function SessionPage({ line, ask }: SessionPageProps) {
  const [{ actor }] = useState(() => sceneAfter(chartNamed('session'), line));
  return <SessionDrawing actor={actor} ask={ask} />;
}
