import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { useCallback } from 'react';
import type { Read, WholeRead } from '../../../domain/completeness.ts';
import type { Failure } from '../../../machines/failure.ts';
import type { SectionContext, SectionEvent } from '../../../machines/shared/sections/sections.context.ts';
import { sectionSteps as steps } from '../../../machines/shared/sections/sections.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Skeleton, type SkeletonPart } from '../../ui/feedback/skeleton.tsx';
import { useFailedPart } from './use-failed-part.ts';
import { PartialNotice } from './partial-notice.tsx';
import type { ReceivedProps, Props } from './section-screens.tsx';
import { NotLoaded } from './section-screens.tsx';

/** Options of a section's registry. */
interface SectionWords<Received> {
  readonly title: MessageDescriptor;
  /** Title of the view without content, where it is another one. */
  readonly emptyTitle?: MessageDescriptor;
  /** Title of the failure notice. */
  readonly unread: MessageDescriptor;
  /** Its usual number of rows, for the skeleton, so that content below does not shift. */
  readonly rows: number;
  /** Outlines above them. */
  readonly parts?: readonly SkeletonPart[];
  readonly shown: ComponentType<ReceivedProps<Received>>;
  /** Consequences for the person where parts of the answer are missing. */
  readonly partly?: MessageDescriptor;
  /** View without content: what the section will show, and how to get it. */
  readonly empty: ComponentType<ReceivedProps<Received & WholeRead>>;
  /** The way on where nothing could be loaded. */
  readonly elsewhere?: ReactNode;
}

/** All screens of a section: sections share loading and failure, and differ in their content. */
export function sectionScreens<Received extends Read>({
  title,
  emptyTitle = title,
  unread,
  partly,
  rows,
  parts,
  shown: ShownOf,
  empty: EmptyOf,
  elsewhere = null,
}: SectionWords<Received>): Registry<SectionContext<Received>, SectionEvent, typeof steps> {
  const screen = screensOf<SectionContext<Received>, SectionEvent>();

  function Loading({ data: { failure, isRetried }, send }: Props<Received>) {
    const onRetry = useCallback(() => send({ type: 'retried' }), [send]);
    useFailedPart({ failure, isBusy: true, isRetried, onRetry });
    return (
      // The retry after a failure does not hold back the sections below.
      <Skeleton rows={rows} parts={parts} isPart isFirst={failure === null}>
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
