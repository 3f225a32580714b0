import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Agrees to one thing, or not; it counts once its form is sent.',
    notFor:
      'What takes effect at once is a `Switch`. Several that belong together are a `CheckboxList`. Two answers that are no yes and no are a `RadioField`.',
  }),
  args: { name: 'kept', label: 'Keep this address', isChosen: true, onChange: () => undefined },
  render: function Chosen(args) {
    const [isChosen, setChosen] = useState(args.isChosen);
    return <Checkbox {...args} isChosen={isChosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { description: 'We’ll suggest it for your next order.' } };

export const NotChosen: Story = { args: { isChosen: false } };

export const Wrong: Story = { args: { isChosen: false, error: 'Keep it, or change it.' } };

export const ReadOnly: Story = { args: { isReadOnly: true } };
