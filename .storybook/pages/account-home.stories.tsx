/** The account's first page as a whole: its sections are charts with stories of their own. */
import type { Meta, StoryObj } from '@storybook/react';
import { fixtureAnswers, noAnswers } from './answers.ts';
import { SessionPage } from './session-page.tsx';

const meta = { title: 'Pages/Account home', component: SessionPage } satisfies Meta<typeof SessionPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const line = 'account > readSite:done.site > readVisitor:done.signedIn';

const shown = { line, client: fixtureAnswers };
const failed = { line, client: noAnswers };

export const AllShownFr: Story = { parameters: { language: 'fr' }, args: shown };
export const AllShownEn: Story = { parameters: { language: 'en' }, args: shown };
export const AllFailedFr: Story = { parameters: { language: 'fr' }, args: failed };
export const AllFailedEn: Story = { parameters: { language: 'en' }, args: failed };
