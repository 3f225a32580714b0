import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import type { SectionContext, SectionEvent } from '../../../machines/shared/sections/sections.context.ts';
import { sectionSteps as steps } from '../../../machines/shared/sections/sections.steps.ts';
import type { Registry, ScreenProps } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** What the registry of a section says of it. */
interface SectionWords<Received> {
  readonly title: MessageDescriptor;
  /** What is said where it could not be loaded. */
  readonly unread: MessageDescriptor;
  /** How many rows it has as a rule, so that what stands below it stays where it is. */
  readonly rows: number;
  readonly shown: ComponentType<{ readonly received: Received }>;
  /** What would be here, and how to get it. */
  readonly empty: ComponentType;
  /** The way on where nothing could be loaded. */
  readonly elsewhere?: ReactNode;
}

type Props<Received> = ScreenProps<SectionContext<Received>, SectionEvent>;

interface NotLoadedProps extends Pick<Props<unknown>, 'data' | 'send' | 'busy'> {
  readonly failure: Failure;
  readonly title: MessageDescriptor;
  /** What was told before stays below. */
  readonly isBehind: boolean;
  readonly elsewhere: ReactNode;
}

/** It could not be loaded, and can be tried again; the others of the page go on. */
function NotLoaded({ failure, title, isBehind, elsewhere, data, send, busy }: NotLoadedProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap="close">
      <FailureNotice failure={failure} title={i18n._(title)} takesFocus={data.isRetried && !busy}>
        {isBehind && (
          <p>
            <Trans>What you see below may be out of date.</Trans>
          </p>
        )}
      </FailureNotice>
      <Actions>
        <Button isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
        {elsewhere}
      </Actions>
    </Stack>
  );
}

/** All screens of a section: what is told and what is not differ, how it loads and fails does not. */
export function sectionScreens<Received extends object>({
  title,
  unread,
  rows,
  shown: ShownOf,
  empty: EmptyOf,
  elsewhere = null,
}: SectionWords<Received>): Registry<SectionContext<Received>, SectionEvent, typeof steps> {
  const screen = screensOf<SectionContext<Received>, SectionEvent>();

  function Loading({ data: { failure } }: Props<Received>) {
    return (
      // After a failure it is tried again, beside what is on the screen.
      <Skeleton rows={rows} isPart isFirst={failure === null}>
        <Trans>Loading…</Trans>
      </Skeleton>
    );
  }

  function Unreadable({ data, send, busy }: Props<Received> & { readonly data: { readonly failure: Failure } }) {
    const { failure } = data;
    return <NotLoaded {...{ failure, data, send, busy, elsewhere }} title={unread} isBehind={false} />;
  }

  function Shown({ data, send, busy }: Props<Received> & { readonly data: { readonly received: Received } }) {
    const { received, failure } = data;
    return (
      <>
        {failure && <NotLoaded {...{ failure, data, send, busy }} title={unread} isBehind elsewhere={null} />}
        <ShownOf received={received} />
      </>
    );
  }

  return {
    progress: {},
    screens: {
      loading: screen(steps.loading, { title, view: Loading }),
      unreadable: screen(steps.unreadable, { title, view: Unreadable }),
      shown: screen(steps.shown, { title, view: Shown }),
      empty: screen(steps.empty, { title, view: () => <EmptyOf /> }),
    },
  };
}
