import { useState } from 'react';
import type { ApiClient } from '../../src/api/client.ts';
import { SessionDrawing } from '../charts/drawings.tsx';
import { chartNamed, sceneAfter } from '../charts/scene.ts';

interface SessionPageProps {
  /** The replay line of the session that leads to the page. */
  readonly line: string;
  /** Answers the calls of the page's sections. */
  readonly client: ApiClient;
}

/** A page that the session draws, with its sections. */
export function SessionPage({ line, client }: SessionPageProps) {
  const [{ actor }] = useState(() => sceneAfter(chartNamed('session'), line));
  return <SessionDrawing actor={actor} client={client} />;
}
