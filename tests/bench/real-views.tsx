/** The product's own views of an order: layout, lists of choices, texts from the compiled catalogue. */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider, useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { EngineHost } from '../../src/app/engine-host.tsx';
import type { Words } from '../../src/engine/index.ts';
import { Button } from '../../src/ui/form/button.tsx';
import { DataList } from '../../src/ui/list/data-list.tsx';
import { FunnelLayout } from '../../src/ui/layout/page-layouts.tsx';
import { RadioList } from '../../src/ui/form/radio-list.tsx';
import { StepHeading } from '../../src/ui/layout/step-heading.tsx';
import type { OrderLayoutProps, ViewProps, Views } from './order.ts';

const ignore = (): void => undefined;

interface ChoiceProps {
  readonly name: string;
  readonly chosen: string;
  readonly options: readonly string[];
}

/** Uncontrolled choice: nothing renders between two steps. */
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

function Needs({ data, send }: ViewProps) {
  const { order } = data.draft;
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

function Person({ data, send }: ViewProps) {
  const { order } = data.draft;
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

function Check({ data, send }: ViewProps) {
  const { order } = data.draft;
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

function OrderLayout(props: OrderLayoutProps) {
  return (
    <FunnelLayout
      siteName="The Lagoon Courier"
      languages={[]}
      onLanguage={ignore}
      person={null}
      signIn={null}
      legal={[]}
      contact={null}
      platform={null}
      online={[]}
      scheme="system"
      onScheme={ignore}
      {...props}
    />
  );
}

function useSay() {
  const { _: translate } = useLingui();
  return useCallback((words: Words) => (typeof words === 'string' ? words : translate(words)), [translate]);
}

/** Texts of the product, so that its catalogue has them. */
export const realViews: Views = {
  host: ({ children }) => (
    <I18nProvider i18n={i18n}>
      <EngineHost>{children}</EngineHost>
    </I18nProvider>
  ),
  useSay,
  layout: OrderLayout,
  heading: StepHeading,
  titles: { needs: msg`Pay for your subscription`, person: msg`Billing details`, check: msg`Check before you pay` },
  marks: [
    { name: 'needs', label: msg`Subscription` },
    { name: 'person', label: msg`Billing` },
    { name: 'check', label: msg`Check` },
  ],
  aside: ({ data }) => <p>{`${data.draft.order.title}, ${data.draft.order.readers} readers`}</p>,
  screens: { needs: Needs, person: Person, check: Check },
};
