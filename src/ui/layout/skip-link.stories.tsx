import type { Meta, StoryObj } from '@storybook/react';
import { SkipLink } from './masthead.tsx';
import { StepHeading } from './step-heading.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Leads from the start of the page to its content, for those who use the keyboard. It shows itself with the focus.',
    notFor: 'Once per page, in the masthead. Within a page, an `ErrorSummary` or a heading takes the focus.',
  }),
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
