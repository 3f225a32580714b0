import type { Meta, StoryObj } from '@storybook/react';
import { SkipLink } from './masthead.tsx';
import { StepHeading } from './step-heading.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  parameters: componentStory,
} satisfies Meta<typeof SkipLink>;

export default meta;

/** Press Tab: the link shows itself. */
export const BeforeAHeading: StoryObj<typeof meta> = {
  render: () => (
    <>
      <SkipLink />
      <main>
        <StepHeading>Invoices to pay</StepHeading>
      </main>
    </>
  ),
};
