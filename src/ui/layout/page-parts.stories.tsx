import type { Meta, StoryObj } from '@storybook/react';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { Link } from './link.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';
import { componentPage } from '../story-parameters.ts';
import { TextList } from '../text/text-parts.tsx';

const meta = {
  title: 'UI/Page parts',
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Compose a page: `Section` with its heading, `Stack` for distances, `TextList` for sentences, `Actions` for what can be done.',
    notFor: 'No page sets margins itself. Facts with names are a `DataList`, records a list (`RecordCard`).',
  }),
} satisfies Meta;

export default meta;

/** Stack, section, list of sentences and actions, as a page puts them together. */
export const Together: StoryObj = {
  render: () => (
    <Stack gap="wide">
      <Section title="What happens next">
        <TextList
          items={[
            { id: 'mail', text: 'A receipt is on its way by e-mail.' },
            { id: 'invoice', text: 'The invoice is marked as settled.' },
          ]}
        />
      </Section>
      <Actions>
        <Button variant="primary">View your invoices</Button>
        <Link href="#help" variant="standalone">
          Get help
        </Link>
      </Actions>
    </Stack>
  ),
};
