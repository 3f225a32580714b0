/** What every page is made of, with where each is used: derived from stylesheets, catalogues and components while Storybook is built. */
import type { Meta, StoryObj } from '@storybook/react';
import type { ReactElement } from 'react';
import { ComponentsPage } from './components-page.tsx';
import { readExamples } from './examples.ts';
import { readFoundations, readWords } from './read-files.ts';
import { TokensPage } from './tokens-page.tsx';
import { TypePage } from './type-page.tsx';
import { WordsPage } from './words-page.tsx';

const meta = { title: 'Foundations', parameters: { language: 'en', layout: 'fullscreen' } } satisfies Meta;

export default meta;

/** A page that is drawn once what it shows has been read. */
function page<Data>(read: () => Promise<Data>, draw: (data: Data) => ReactElement): StoryObj {
  let data: Data | undefined;
  return {
    loaders: [
      async () => {
        data = await read();
      },
    ],
    render: () => (data === undefined ? <main /> : draw(data)),
  };
}

export const Tokens = page(readFoundations, (foundations) => <TokensPage foundations={foundations} />);

export const Type = page(readFoundations, (foundations) => <TypePage foundations={foundations} />);

export const Words = page(readWords, ({ words, stories }) => <WordsPage words={words} stories={stories} />);

export const Components = page(
  async () => ({ foundations: await readFoundations(), examples: await readExamples() }),
  ({ foundations, examples }) => <ComponentsPage foundations={foundations} examples={examples} />,
);
