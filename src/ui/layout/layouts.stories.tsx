import type { Meta, StoryObj } from '@storybook/react';
import { StepHeading } from './step-heading.tsx';
import { AccountLayout } from './account-layout.tsx';
import { BareLayout } from './bare-layout.tsx';
import { DefaultLayout, FunnelLayout, NewsletterLayout } from './page-layouts.tsx';
import { ErrorPage } from './error-page.tsx';
import type { LayoutProps } from './shell.tsx';
import { componentPage } from '../story-parameters.ts';

const shell: LayoutProps = {
  siteName: 'La Lettre du Sahel',
  contact: { email: 'abonnements@example.org', phone: '+33 1 44 88 26 10' },
  platform: 'courrier-web',
  online: [
    { name: 'Read The Sahel Letter online', href: '#site', language: 'en' },
    { name: 'Our site in French', href: '#site-fr', language: 'fr' },
    { name: 'Mastodon', href: '#mastodon', language: null },
  ],
  languages: [
    { code: 'fr', name: 'Français', href: '#fr', isCurrent: false },
    { code: 'en', name: 'English', href: '#en', isCurrent: true },
  ],
  onLanguage: () => undefined,
  person: { name: 'Awa Ndiaye', account: '/account', onSignOut: () => undefined, isSigningOut: false },
  signIn: null,
  legal: [
    { name: 'Legal notice', href: '#notice' },
    { name: 'Privacy', href: '#privacy' },
    { name: 'Terms of sale', href: '#terms' },
  ],
  scheme: 'system',
  onScheme: () => undefined,
  children: (
    <main id="main">
      <StepHeading>Invoices to pay</StepHeading>
      <p>The work of the page stands here, in a column that is easy to read.</p>
    </main>
  ),
};

const meta = {
  title: 'UI/Layouts',
  tags: ['autodocs'],
  parameters: {
    ...componentPage({
      purpose:
        'Give every page its frame: masthead, index or progress, content, footer. A page names its layout in `contract/pages.ts`.',
      notFor:
        'A page never builds a frame of its own. Two columns within the content are `SideBySide`; one short form is a `FormFrame`.',
      isFramed: true,
    }),
    layout: 'fullscreen',
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = { render: () => <DefaultLayout {...shell} person={null} /> };

export const BeforeTheSiteIsKnown: StoryObj = {
  render: () => <DefaultLayout {...shell} siteName={null} contact={null} platform={null} online={[]} person={null} />,
};

export const Account: StoryObj = {
  render: () => (
    <AccountLayout
      {...shell}
      index={[
        {
          label: 'Subscription',
          items: [
            { label: 'Overview', href: '#account', current: null },
            { label: 'Invoices', href: '#invoices', current: null },
            { label: 'Subscriptions', href: '#subscriptions', current: 'parent', inner: 'Readers' },
          ],
        },
        { label: 'You', items: [{ label: 'Contact', href: '#contact', current: null }] },
      ]}
    />
  ),
};

export const Funnel: StoryObj = {
  render: () => (
    <FunnelLayout
      {...shell}
      isCompact
      progress={[
        { label: 'Invoices', state: 'current', href: null },
        { label: 'Check', state: 'ahead', href: null },
        { label: 'Payment', state: 'ahead', href: null },
        { label: 'Receipt', state: 'ahead', href: null },
      ]}
      aside={<p>What is bought stands here.</p>}
    />
  ),
};

export const Newsletter: StoryObj = { render: () => <NewsletterLayout {...shell} person={null} /> };

export const NotFound: StoryObj = {
  render: () => <ErrorPage status={404} siteName="Subscriber Services" onRetry={() => undefined} />,
};

/** For a failure of the whole application. */
export const Bare: StoryObj = {
  render: () => (
    <BareLayout siteName="La Lettre du Sahel" contact={shell.contact}>
      <ErrorPage status={500} siteName="Subscriber Services" onRetry={() => undefined} />
    </BareLayout>
  ),
};

/** With the stack, as in development. */
export const Failed: StoryObj = {
  render: () => (
    <ErrorPage
      status={500}
      siteName="Subscriber Services"
      onRetry={() => undefined}
      stack={'Error: No screen for step "check"\n    at StepView'}
    />
  ),
};
