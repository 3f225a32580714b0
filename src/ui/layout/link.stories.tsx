import type { Meta, StoryObj } from '@storybook/react';
import { Link } from './link.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Leads to another page or step of this application, without reloading the document; it opens in another tab as any link.',
    notFor: 'What changes something is a `Button`. Another site is an `ExternalLink`, a document a `FileLink`.',
  }),
  args: { href: '#account', children: 'Your invoices', onFollow: () => undefined },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      What is settled stays in <Link {...args} />, with its printable copy.
    </p>
  ),
};

export const Standalone: Story = { args: { variant: 'standalone', icon: 'back', children: 'Back to your invoices' } };

export const AsButton: Story = { args: { variant: 'button', children: 'View your invoices' } };
