import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import type { SectionProps } from '../../page/section.tsx';
import { lazy } from '../../ui/layout/lazy.ts';

/** What is due, as a section whose code loads for those who have signed in: the front page of others is without it. */
export const LaterDueInvoices: ComponentType<SectionProps> = lazy(
  withTexts('dueInvoices', async () => {
    const { dueInvoices } = await import('../../features/invoice/due-invoices.ts');
    return dueInvoices.Section;
  }),
  () => <span hidden data-late="" />,
);
