/** Design tokens and words, read from stylesheets and catalogs while Storybook is built. */
import type { Meta, StoryObj } from '@storybook/react';
import { standings, tokens } from 'virtual:foundations/tokens';
import { words } from 'virtual:foundations/words';
import { TokensPage } from './tokens-page.tsx';
import { WordsPage } from './words-page.tsx';

const meta = { title: 'Foundations', parameters: { language: 'en', layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Tokens: StoryObj = { render: () => <TokensPage tokens={tokens} standings={standings} /> };

export const Words: StoryObj = { render: () => <WordsPage words={words} /> };
