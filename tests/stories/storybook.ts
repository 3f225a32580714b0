import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { array, optional, record, string, type } from 'superstruct';
import { finishStory, openPreview as openFolder } from '../../scripts/storyboard/preview.ts';

/** Where `npm run test:stories` has built Storybook. */
export const folder = join(import.meta.dirname, '../../reports/storybook');

const indexStruct = type({ entries: record(string(), type({ id: string(), title: string(), name: string() })) });

/** All stories of the built Storybook. */
export function readStories(): readonly { id: string; title: string; name: string }[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(indexStruct.create(index).entries);
}

/** Opens the preview of the built Storybook with nothing in it. */
export function openPreview(context: BrowserContext): Promise<Page> {
  return openFolder(context, folder);
}

/** What axe says of a story, as the accessibility addon reports it. */
const finishedStruct = type({
  reporters: array(
    type({
      result: type({
        violations: array(
          type({ id: string(), nodes: array(type({ target: array(string()), failureSummary: optional(string()) })) }),
        ),
      }),
    }),
  ),
});

/**
 * Shows a story and waits until Storybook has drawn it and axe has read it. Gives back what is wrong, one line each:
 * what the story threw, or the rules of accessibility that it breaks.
 */
export async function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  const { event, payload } = await finishStory(page, storyId);
  if (event !== 'storyFinished') return [`${event}: ${JSON.stringify(payload)}`];
  return finishedStruct
    .create(payload)
    .reporters.flatMap(({ result }) => result.violations)
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}
