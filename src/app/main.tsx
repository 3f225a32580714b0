import { arrive } from './arrive.ts';
import { painted } from './painted.ts';
import '../ui/styles.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const arrival = arrive();
  if (root.firstElementChild !== null) await painted();
  // The application's code imports what stands in this file.
  const { start } = await import('./start.tsx');
  await start(root, arrival);
}

// Not awaited: what imports this file would wait for itself.
void begin();
