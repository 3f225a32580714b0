import type { Meta, StoryObj } from '@storybook/react';
import { Coming } from './progress-line.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = { title: 'UI/Coming', component: Coming, parameters: componentStory } satisfies Meta<typeof Coming>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
