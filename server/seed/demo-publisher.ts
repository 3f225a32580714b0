import { readFileSync } from 'node:fs';
import type { Publisher } from '../features/publisher/publisher.ts';
import { readPublisherFile } from '../features/publisher/publisher-file.ts';

const file = new URL('demo.yaml', import.meta.url);

function readDemo(): Publisher {
  const read = readPublisherFile('demo.yaml', readFileSync(file, 'utf8'));
  if (read.kind === 'valid') return read.publisher;
  throw new Error(read.problems.join('\n'));
}

/** The invented publisher of the demo: a file as the office imports it. */
export const demoPublisher = readDemo();
