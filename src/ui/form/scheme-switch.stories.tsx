import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { SchemeSwitch } from './scheme-switch.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/SchemeSwitch',
  component: SchemeSwitch,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Chooses light, dark or the system’s colors for this browser.',
    notFor: 'Any other setting is a `Switch` or a `SelectField`. It stands once, in the footer.',
  }),
  args: { scheme: 'system', onChange: () => undefined },
  render: function Chosen(args) {
    const [scheme, setScheme] = useState(args.scheme);
    return <SchemeSwitch scheme={scheme} onChange={setScheme} />;
  },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;

export const OfTheSystem: StoryObj<typeof meta> = {};
