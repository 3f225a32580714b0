import { useEffect, useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import type { StoryNames } from '../../scripts/sentences/index-file.ts';
import { NAMES_FILE, storyNames } from '../../scripts/sentences/index-file.ts';

let loading: Promise<StoryNames> | null = null;

/** French names of stories; fetched once, when French is chosen. Without them the sidebar stays English. */
function loadNames(): Promise<StoryNames> {
  loading ??= fetch(NAMES_FILE).then(
    async (response) => storyNames.create(await response.json()),
    () => ({}),
  );
  return loading;
}

interface StoryLabelProps {
  /** The story, or the first one of a folder. */
  readonly id: string;
  readonly part: 'folder' | 'name';
  readonly english: string;
}

/** The name of a story or of its folder in the toolbar's language. */
export function StoryLabel({ id, part, english }: StoryLabelProps): string {
  const [{ language }] = useGlobals();
  const [names, setNames] = useState<StoryNames>({});
  const isFrench = language === 'fr';
  useEffect(() => {
    if (isFrench) void loadNames().then(setNames);
  }, [isFrench]);
  return (isFrench && names[id]?.[part]) || english;
}
