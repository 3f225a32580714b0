/** The account's first page as a whole: its sections are charts with stories of their own. */
import type { Meta, StoryObj } from '@storybook/react';
import { fixtureAnswers, noAnswers } from './answers.ts';
import { SessionPage } from './session-page.tsx';

const meta = { title: 'Pages/Account home', component: SessionPage } satisfies Meta<typeof SessionPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const line = 'account > readSite:done.site > readVisitor:done.signedIn';

export const AllShown: Story = { args: { line, client: fixtureAnswers } };

export const AllFailed: Story = { args: { line, client: noAnswers } };
