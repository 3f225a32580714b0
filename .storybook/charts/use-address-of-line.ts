import { useEffect } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { LINE_KEY, pageIdOf } from '../../scripts/charts/story-url.ts';
import type { ShownState } from './channel.ts';

/** Keeps the present line in the address of a replay page; other pages have no line in theirs. */
export function useAddressOfLine(shown: ShownState | null): void {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const line = shown && storyId === pageIdOf({ name: shown.chart }, 'replay') ? shown.line : null;
  const isReplay = storyId?.endsWith('--replay') ?? true;
  useEffect(() => {
    const present = api.getUrlState().queryParams[LINE_KEY];
    if (line !== null && present !== line) api.applyQueryParams({ [LINE_KEY]: line }, { replace: true });
    if (!isReplay && present) api.applyQueryParams({ [LINE_KEY]: undefined }, { replace: true });
  }, [api, line, isReplay]);
}
