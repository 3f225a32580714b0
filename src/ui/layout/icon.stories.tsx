import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from './icon.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Draws a sign next to the words that say the same: in a status, a notice, a quiet button.',
    notFor: 'Never alone: a control without visible words is not understood. Decoration has no place here.',
  }),
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul>
      {(['check', 'info', 'success', 'warning', 'danger', 'copy', 'back', 'close', 'unfold'] as const).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
