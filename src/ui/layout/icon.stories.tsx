import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from './icon.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  parameters: componentStory,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul>
      {(['check', 'info', 'success', 'warning', 'danger', 'copy', 'print', 'back', 'close', 'unfold'] as const).map(
        (name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ),
      )}
    </ul>
  ),
};
