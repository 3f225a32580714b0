/** Stories of components as components, to be shown among others. */
import { composeStories } from '@storybook/react';
import type { ComponentType } from 'react';

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>('../../src/ui/**/*.stories.tsx');

/** By the file of the story and the name under which it is exported. */
export type Examples = ReadonlyMap<string, ComponentType>;

export function exampleKey(file: string, exportName: string): string {
  return `${file} ${exportName}`;
}

/** Reads the stories of all components. */
export async function readExamples(): Promise<Examples> {
  const read = Object.entries(modules).map(async ([path, load]) => {
    const composed: Readonly<Record<string, ComponentType>> = composeStories(await load());
    return Object.entries(composed).map(
      ([name, Story]) => [exampleKey(path.replace(/^(?:\.\.\/)+/, ''), name), Story] as const,
    );
  });
  return new Map((await Promise.all(read)).flat());
}
