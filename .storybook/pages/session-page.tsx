import { useState } from 'react';
import type { ApiClient } from '../../src/api/client.ts';
import { SessionDrawing } from '../charts/session-drawing.tsx';
import { sessionChart } from '../../machines/session/session.samples.ts';
import { sceneAfter } from '../charts/scene.ts';

interface SessionPageProps {
  /** The replay line of the session that leads to the page. */
  readonly line: string;
  /** Answers the calls of the page's sections. */
  readonly client: ApiClient;
}

/** A page that the session draws, with its sections. */
export function SessionPage({ line, client }: SessionPageProps) {
  const [{ actor }] = useState(() => sceneAfter(sessionChart, line));
  return <SessionDrawing actor={actor} client={client} />;
}
