/** The screens of a small order, drawn by the engine and by hand alike: what differs is only who leads through them. */
import type { ReactNode } from 'react';
import { Button } from '../../src/ui/button.tsx';
import { DataList } from '../../src/ui/data-list.tsx';
import { FunnelLayout } from '../../src/ui/layouts/funnel-layout.tsx';
import type { ProgressItem } from '../../src/ui/progress-list.tsx';
import { RadioList } from '../../src/ui/radio-list.tsx';

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

interface ScreenProps {
  readonly order: Order;
  readonly send: (event: OrderEvent) => void;
}

const ignore = (): void => undefined;

interface ChoiceProps {
  readonly name: string;
  readonly chosen: string;
  readonly options: readonly string[];
}

/** Fields whose text is typed draw themselves twice, whoever leads: react-aria looks for their help in the page. */
function Choice({ options, ...list }: ChoiceProps) {
  return (
    <RadioList
      {...list}
      legend={list.name}
      onChange={ignore}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
}

export function NeedsScreen({ order, send }: ScreenProps) {
  return (
    <form>
      <Choice
        name="title"
        chosen={order.title}
        options={['Sahel Economics', 'The Lagoon Courier', 'Cape & Copperbelt']}
      />
      <Choice name="readers" chosen={order.readers} options={['1', '5', '12', '50']} />
      <Button variant="primary" onPress={() => send({ type: 'needs.given', order: { ...order } })}>
        Go on
      </Button>
    </form>
  );
}

export function PersonScreen({ order, send }: ScreenProps) {
  return (
    <form>
      <Choice name="name" chosen={order.name} options={['Amina', 'Camille', 'Thandi']} />
      <Choice name="email" chosen={order.email} options={['amina@example.org', 'amina@example.fr']} />
      <Button variant="primary" onPress={() => send({ type: 'person.given', order: { ...order } })}>
        Check
      </Button>
    </form>
  );
}

export function CheckScreen({ order, send }: ScreenProps) {
  const rows = Object.entries(order).map(([id, value]: readonly [string, string]) => ({ id, term: id, value }));
  return (
    <>
      <DataList rows={rows} />
      <Button variant="primary" onPress={() => send({ type: 'needs.reopened' })}>
        Change
      </Button>
    </>
  );
}

/** What is bought, beside every step. */
export function OrderAside({ order }: { readonly order: Order }) {
  return <p>{`${order.title}, ${order.readers} readers`}</p>;
}

interface OrderFrameProps {
  readonly progress: readonly ProgressItem[];
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the product's funnels. */
export function OrderFrame(props: OrderFrameProps) {
  return (
    <FunnelLayout
      siteName="The Lagoon Courier"
      languages={[]}
      onLanguage={ignore}
      person={null}
      contact={null}
      scheme="system"
      onScheme={ignore}
      {...props}
    />
  );
}
