import type { ComponentType } from 'react';
import type { PageLayoutProps } from '../../engine/index.ts';
import type { Layout } from '../../../contract/pages/row.ts';
import { AccountPageLayout, DefaultPageLayout, FunnelPageLayout, NewsletterPageLayout } from '../layout/shell.tsx';

/** The component of each layout. */
export const layouts: Readonly<Record<Layout, ComponentType<PageLayoutProps>>> = {
  default: DefaultPageLayout,
  account: AccountPageLayout,
  funnel: FunnelPageLayout,
  newsletter: NewsletterPageLayout,
};
