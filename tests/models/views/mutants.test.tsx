// @vitest-environment jsdom
/** Mutations of the screens of the door chart, to show that the laws of views detect them. */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { pageDrawing } from '../../../.storybook/charts/page-drawing.tsx';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import { layouts } from '../../../src/app/navigation/layouts.ts';
import type { Registry, ScreenProps } from '../../../src/engine/index.ts';
import { screensOf } from '../../../src/engine/index.ts';
import { Button } from '../../../src/ui/form/button.tsx';
import { TextField } from '../../../src/ui/form/text-field.tsx';
import type { DoorContext, DoorEvent } from '../fixture/door.ts';
import { doorChart, doorSteps as steps } from '../fixture/door.ts';
import type { Violation, LawName, Subject } from './law.ts';
import { textOf } from './law.ts';
import { checkViews } from './check-views.ts';

type DoorRegistry = Registry<DoorContext, DoorEvent, typeof steps>;
type Props<Name extends keyof typeof steps> = ScreenProps<DoorContext & NeedsOf<(typeof steps)[Name]>, DoorEvent>;

const screen = screensOf<DoorContext, DoorEvent>();

function Outside({ data, can, send }: Props<'outside'>) {
  return (
    <>
      <TextField
        name="name"
        label="Name"
        value={data.draft.name}
        onChange={(name) => send({ type: 'name.given', name })}
      />
      <Button isDisabled={!can({ type: 'name.confirmed' })} onPress={() => send({ type: 'name.confirmed' })}>
        <Trans>Continue</Trans>
      </Button>
    </>
  );
}

function Sure({ data, can, send, busy }: Props<'sure'>) {
  const { word } = data.draft;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && can({ type: 'door.knocked' })) send({ type: 'door.knocked' });
      }}
    >
      <TextField
        name="word"
        label="Word"
        value={word}
        isReadOnly={!can({ type: 'word.given', word })}
        onChange={(given) => send({ type: 'word.given', word: given })}
      />
      <Button type="submit" isPending={busy} isDisabled={!can({ type: 'door.knocked' })}>
        <Trans>Send</Trans>
      </Button>
      <Button isDisabled={!can({ type: 'retried' })} onPress={() => send({ type: 'retried' })}>
        <Trans>Try again</Trans>
      </Button>
    </form>
  );
}

function Again({ send }: Pick<Props<'inside'>, 'send'>) {
  return (
    <Button onPress={() => send({ type: 'retried' })}>
      <Trans>Try again</Trans>
    </Button>
  );
}

const healthy: DoorRegistry = {
  progress: { outside: 'Outside', sure: 'Sure' },
  screens: {
    looking: screen(steps.looking, { title: 'Looking', view: () => <p>…</p> }),
    missing: screen(steps.missing, { title: 'No door', view: Again }),
    outside: screen(steps.outside, { title: 'Outside', view: Outside }),
    sure: screen(steps.sure, { title: 'Sure', view: Sure }),
    inside: screen(steps.inside, { title: 'Inside', view: Again }),
    refused: screen(steps.refused, {
      title: 'Refused',
      view: ({ data, send }) => (
        <>
          <p>{data.answer.feedback}</p>
          <Again send={send} />
        </>
      ),
    }),
  },
};

function subjectOf(registry: DoorRegistry): Subject {
  return { chart: doorChart, drawing: pageDrawing(registry, layouts.funnel), ...textOf(registry) };
}

const withScreens = (screens: Partial<DoorRegistry['screens']>): Subject =>
  subjectOf({ ...healthy, screens: { ...healthy.screens, ...screens } });

/** The typed text reaches the chart in the state of the step’s first render. */
function StaleOutside(props: Props<'outside'>) {
  const [first] = useState(props.data.draft.name);
  return <Outside {...props} send={(event) => props.send('name' in event ? { ...event, name: first } : event)} />;
}

function HastySure(props: Props<'sure'>) {
  return <Sure {...props} can={() => true} />;
}

/** Moves the focus to the heading on every typed character. */
function RestlessSure(props: Props<'sure'>) {
  const { word } = props.data.draft;
  useEffect(() => document.querySelector('h1')?.focus(), [word]);
  return <Sure {...props} />;
}

const bugs: readonly {
  readonly bug: string;
  readonly law: LawName;
  readonly subject: Subject;
  readonly received: string;
}[] = [
  {
    bug: 'a value of then instead of now',
    law: 'values',
    subject: withScreens({ outside: screen(steps.outside, { title: 'Outside', view: StaleOutside }) }),
    received: 'field name: field name holds “” instead of “Amina”',
  },
  {
    bug: 'an event that the state does not take',
    law: 'quiet',
    subject: withScreens({ sure: screen(steps.sure, { title: 'Sure', view: HastySure }) }),
    received: 'sure does not take "retried"',
  },
  {
    bug: 'a submission that is not marked as under way',
    law: 'busy',
    subject: withScreens({
      sure: screen(steps.sure, {
        title: 'Sure',
        view: (props) => <Sure {...props} can={() => !props.busy} busy={false} />,
      }),
    }),
    received: 'is not marked while it is under way',
  },
  {
    bug: 'a wait without a progress message',
    law: 'waiting',
    subject: withScreens({ looking: screen(steps.looking, { title: 'Looking', view: () => <p>A door</p> }) }),
    received: 'and does not say so',
  },
  {
    bug: 'a missing button',
    law: 'offered',
    subject: withScreens({ missing: screen(steps.missing, { title: 'No door', view: () => <p>…</p> }) }),
    received: 'missing: no control sends retried',
  },
  {
    bug: 'a step with a title only',
    law: 'own',
    subject: withScreens({ inside: screen(steps.inside, { title: 'Inside', view: () => <p /> }) }),
    received: 'inside: has nothing but a heading',
  },
  {
    bug: 'a focus that leaves the field during typing',
    law: 'arrival',
    subject: withScreens({ sure: screen(steps.sure, { title: 'Sure', view: RestlessSure }) }),
    received: 'takes the focus though the page was loaded',
  },
  {
    bug: 'an answer of the server that is not shown',
    law: 'failures',
    subject: withScreens({ refused: screen(steps.refused, { title: 'Refused', view: Again }) }),
    received: '“Nobody of this name is awaited.” is not shown',
  },
  {
    bug: 'a progress list out of order',
    law: 'progress',
    subject: {
      ...subjectOf({ ...healthy, progress: { sure: 'Sure', outside: 'Outside' } }),
      progressOf: () => healthy.progress,
    },
    received: 'reads Sure, Outside instead of Outside, Sure',
  },
  {
    bug: 'a screen that is registered for another step',
    law: 'own',
    subject: { ...subjectOf(healthy), screens: new Map([...textOf(healthy).screens, ['inside', 'refused']]) },
    received: 'the screen of step refused is registered for inside',
  },
];

const received = (violations: readonly Violation[], law: LawName): string =>
  violations.flatMap((violation) => (violation.law === law ? [violation.text] : [])).join('\n');

let sound: readonly Violation[] = [];

beforeAll(async () => {
  sound = (await checkViews(subjectOf(healthy))).violations;
}, 60_000);

test('without a mutation the only issue is that the chart never reports a failed knock', () => {
  expect(sound.filter(({ law }) => law !== 'failures')).toEqual([]);
  expect(received(sound, 'failures')).toContain('signIn:failed.tooMany: fails, and no message appears');
});

test.each(bugs)('detects: $bug', { timeout: 60_000 }, async ({ law, subject, received: words }) => {
  expect(received(sound, law)).not.toContain(words);
  expect(received((await checkViews(subject)).violations, law)).toContain(words);
});
