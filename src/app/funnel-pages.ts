import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { Site } from '../../machines/domain/site.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { Place } from '../../machines/funnel/index.ts';
import type { Ask } from '../api/client.ts';
import type { Navigate } from '../engine/index.ts';

/** What the page of a funnel is told. */
export interface FunnelPageProps {
  /** Who is there, as drafts know them; another person is another page: give it as `key`, too. */
  readonly person: string;
  readonly visitor: Visitor | null;
  readonly site: Site;
  readonly place: Place;
  readonly ask: Ask;
  readonly navigate: Navigate;
}

type Load = () => Promise<{ readonly default: ComponentType<FunnelPageProps> }>;

/** How the code of each funnel's page is loaded, by the name of its route. */
const loaders: Readonly<Record<string, Load>> = {
  invoices: async () => ({ default: (await import('./invoice-page.tsx')).InvoicePage }),
  payment: async () => ({ default: (await import('./payment-page.tsx')).PaymentPage }),
  quotation: async () => ({ default: (await import('./quotation-page.tsx')).QuotationPage }),
  quoteRequest: async () => ({ default: (await import('./quote-page.tsx')).QuotePage }),
};

/** The pages of the funnels, by the names of their routes; their code is loaded when they are first drawn. */
export const funnelPages: Readonly<Record<string, ComponentType<FunnelPageProps>>> = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, lazy(load)]),
);

/** Begins to load the code of a funnel's page; a route of another kind has none. */
export function preloadFunnel(name: string): void {
  void loaders[name]?.();
}
