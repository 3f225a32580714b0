/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { isStateId, STATE_KEY } from '../../scripts/charts/story-url.ts';

const ADDON = 'compare';

/** Leads from a state to its page of all languages, schemes and widths. */
function CompareTool() {
  const { storyId } = useStorybookState();
  if (!isStateId(storyId)) return null;
  return (
    <Button ariaLabel="Compare languages, schemes and widths of this state" variant="ghost" padding="small" asChild>
      <a href={`?path=/story/compare--compare&${STATE_KEY}=${storyId}`}>Compare</a>
    </Button>
  );
}

/** Adds the comparison to the toolbar. */
export function registerCompareTool(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/tool`, { type: types.TOOL, title: 'Compare', render: () => <CompareTool /> });
  });
}
