/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import type { Finder } from '../../scripts/sentences/find.ts';
import { finderIn } from '../../scripts/sentences/find.ts';
import type { FoundStory } from '../../scripts/sentences/index-file.ts';
import type { Manner } from '../../scripts/sentences/question.ts';
import { FIND_ASKED } from './channel.ts';
import { FindDialog } from './find-dialog.tsx';
import { loadSentences } from './load-sentences.ts';

const ADDON = 'find-sentence';

/** The finder, or a sentence if the texts of the screens cannot be read. */
async function loadFinder(): Promise<Finder | string> {
  try {
    return finderIn(await loadSentences());
  } catch (error) {
    return `What the screens say cannot be read: ${String(error)}`;
  }
}

let loading: Promise<Finder | string> | null = null;

function FindTool() {
  const api = useStorybookApi();
  const [isOpen, setOpen] = useState(false);
  /** Words that a page has handed over. */
  const [asked, setAsked] = useState('');
  useChannel({
    [FIND_ASKED]: (words: string) => {
      setAsked(words);
      setOpen(true);
    },
  });
  const [finder, setFinder] = useState<Finder | string | null>(null);
  useEffect(() => {
    void api.setAddonShortcut(ADDON, {
      label: 'Find a sentence of a screen',
      defaultShortcut: ['W'],
      actionName: 'find',
      showInMenu: false,
      action: () => setOpen(true),
    });
  }, [api]);
  useEffect(() => {
    if (!isOpen) return;
    loading ??= loadFinder();
    void loading.then((loaded) => setFinder(() => loaded));
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    setAsked('');
  };
  const open = ({ id, locale }: FoundStory, { scheme, window }: Manner): void => {
    api.selectStory(id);
    api.updateGlobals({
      language: locale,
      ...(scheme ? { scheme } : {}),
      ...(window ? { viewport: { value: window, isRotated: false } } : {}),
    });
    close();
  };
  return (
    <>
      <Button
        ariaLabel="Find a sentence of any screen [W]"
        variant="ghost"
        padding="small"
        onClick={() => setOpen(true)}
      >
        Find a sentence
      </Button>
      {isOpen && <FindDialog finder={finder} asked={asked} onOpen={open} onClose={close} />}
    </>
  );
}

/** Adds the search in all screens to Storybook. */
export function registerFindTool(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/tool`, {
      type: types.TOOL,
      title: 'Find a sentence',
      render: () => <FindTool />,
    });
  });
}
