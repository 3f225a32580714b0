import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { SchemeSwitch } from './scheme-switch.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/SchemeSwitch',
  component: SchemeSwitch,
  parameters: componentStory,
  args: { scheme: 'system', onChange: () => undefined },
  render: function Chosen(args) {
    const [scheme, setScheme] = useState(args.scheme);
    return <SchemeSwitch scheme={scheme} onChange={setScheme} />;
  },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;

export const OfTheSystem: StoryObj<typeof meta> = {};
