import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { Read, WholeRead } from '../../../domain/completeness.ts';
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
import { PartialNotice } from './partial-notice.tsx';

/** Props of a section’s content. */
export interface ReceivedProps<Received> {
  readonly received: Received;
  /** Reads it again. */
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Options of a section's registry. */
interface SectionWords<Received> {
  readonly title: MessageDescriptor;
  /** Title of the view without content, where it is another one. */
  readonly emptyTitle?: MessageDescriptor;
  /** Title of the failure notice. */
  readonly unread: MessageDescriptor;
  /** Its usual number of rows, for the skeleton, so that content below does not shift. */
  readonly rows: number;
  readonly shown: ComponentType<ReceivedProps<Received>>;
  /** Consequences for the person where parts of the answer are missing. */
  readonly partly?: MessageDescriptor;
  /** View without content: what the section will show, and how to get it. */
  readonly empty: ComponentType<ReceivedProps<Received & WholeRead>>;
  /** The way on where nothing could be loaded. */
  readonly elsewhere?: ReactNode;
}

type Props<Received> = ScreenProps<SectionContext<Received>, SectionEvent>;

interface NotLoadedProps extends Pick<Props<unknown>, 'data' | 'send' | 'busy'> {
  readonly failure: Failure;
  readonly title: MessageDescriptor;
  /** The data read before stays below. */
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

/** All screens of a section: sections share loading and failure, and differ in their content. */
export function sectionScreens<Received extends Read>({
  title,
  emptyTitle = title,
  unread,
  partly,
  rows,
  shown: ShownOf,
  empty: EmptyOf,
  elsewhere = null,
}: SectionWords<Received>): Registry<SectionContext<Received>, SectionEvent, typeof steps> {
  const screen = screensOf<SectionContext<Received>, SectionEvent>();

  function Loading({ data: { failure } }: Props<Received>) {
    return (
      // The retry after a failure does not hold back the sections below.
      <Skeleton rows={rows} isPart isFirst={failure === null}>
        <Trans>Loading…</Trans>
      </Skeleton>
    );
  }

  function Unreadable({ data, send, busy }: Props<Received> & { readonly data: { readonly failure: Failure } }) {
    const { failure } = data;
    return <NotLoaded {...{ failure, data, send, busy, elsewhere }} title={unread} isBehind={false} />;
  }

  /** What is missing from the answer, and the way to read it again. */
  function Partial({ data, send, busy }: Props<Received> & { readonly data: { readonly received: Received } }) {
    const { i18n } = useLingui();
    return (
      <PartialNotice
        completeness={data.received.completeness}
        onRetry={() => send({ type: 'retried' })}
        busy={busy}
        takesFocus={data.isRetried && !busy}
      >
        {partly && i18n._(partly)}
      </PartialNotice>
    );
  }

  function Incomplete(props: Props<Received> & { readonly data: { readonly received: Received } }) {
    return (
      <>
        <Partial {...props} />
        {elsewhere && <Actions>{elsewhere}</Actions>}
      </>
    );
  }

  function Shown(props: Props<Received> & { readonly data: { readonly received: Received } }) {
    const { data, send, busy } = props;
    const { received, failure } = data;
    return (
      <>
        {failure ? (
          <NotLoaded {...{ failure, data, send, busy }} title={unread} isBehind elsewhere={null} />
        ) : (
          <Partial {...props} />
        )}
        <ShownOf received={received} onRetry={() => send({ type: 'retried' })} busy={busy} />
      </>
    );
  }

  function Empty({
    data: { received },
    send,
    busy,
  }: Props<Received> & { readonly data: { readonly received: WholeRead } }) {
    return <EmptyOf received={received} onRetry={() => send({ type: 'retried' })} busy={busy} />;
  }

  return {
    progress: {},
    screens: {
      loading: screen(steps.loading, { title, view: Loading }),
      unreadable: screen(steps.unreadable, { title, view: Unreadable }),
      shown: screen(steps.shown, { title, view: Shown }),
      incomplete: screen(steps.incomplete, { title, view: Incomplete }),
      empty: screen(steps.empty, { title: emptyTitle, view: Empty }),
    },
  };
}
