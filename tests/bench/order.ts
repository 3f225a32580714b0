/** The small order in three implementations: with the engine, by hand, and with the least code that does the same. */
import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Words } from '../../src/engine/index.ts';
import type { ProgressItem } from '../../src/ui/feedback/progress-list.tsx';

export interface Order {
  readonly title: string;
  readonly readers: string;
  readonly name: string;
  readonly email: string;
}

export type OrderEvent =
  | { readonly type: 'needs.given'; readonly order: Order }
  | { readonly type: 'person.given'; readonly order: Order }
  | { readonly type: 'needs.reopened' };

export const emptyOrder: Order = { title: 'Sahel Economics', readers: '12', name: 'Amina', email: 'amina@example.org' };

export const names = ['needs', 'person', 'check'] as const;

export type Name = (typeof names)[number];

export const places = { needs: '/order', person: '/order?step=person', check: '/order?step=check' } as const;

/** The lifetime of a draft, in milliseconds. */
export const LIFETIME = 60_000;

export const SITE = 'Bench';

/** The props of a screen, in the engine's shape: all implementations share the component. */
export interface ViewProps {
  readonly data: { readonly draft: { readonly order: Order } };
  readonly send: (event: OrderEvent) => void;
}

export interface OrderLayoutProps {
  readonly progress: readonly ProgressItem[];
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The views of each step, shared by all implementations. */
export interface Views {
  /** The application’s providers around the page. */
  readonly host: ComponentType<{ readonly children: ReactNode }>;
  readonly useSay: () => (words: Words) => string;
  readonly layout: ComponentType<OrderLayoutProps>;
  readonly heading: ElementType;
  readonly titles: Readonly<Record<Name, Words>>;
  /** Names of the marks in the progress list; empty: no list. */
  readonly marks: readonly { readonly name: Name; readonly label: Words }[];
  readonly aside?: (props: Pick<ViewProps, 'data'>) => ReactNode;
  readonly screens: Readonly<Record<Name, (props: ViewProps) => ReactNode>>;
}
