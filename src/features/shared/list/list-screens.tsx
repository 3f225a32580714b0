import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import type { Identified, ListingContext } from '../../../../machines/shared/list/listing.ts';
import { listingSteps } from '../../../../machines/shared/list/listing.steps.ts';
import type { Registry, ScreenProps } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Skeleton, type SkeletonKind, type SkeletonPart } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { isFew } from '../../../ui/list/few-records.ts';
import type { LoadWords, RetryEvent } from '../load-failure.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { rememberRows, skeletonRows } from './seen-rows.ts';
import { PartialNotice } from '../partial-notice.tsx';

/** Words and views of a list page. */
export interface ListWords<Context, Event> {
  readonly title: MessageDescriptor;
  readonly words: LoadWords;
  /** Usual number of rows, for the outline of a first visit. */
  readonly rows?: number;
  /** Kind of these rows, by their height. */
  readonly kind?: SkeletonKind;
  /** Outlines above them. */
  readonly parts?: readonly SkeletonPart[];
  /** The list is one page: a failed revalidation is reported above it. Otherwise `list` reports it. */
  readonly isOnePage?: boolean;
  readonly list: (props: ScreenProps<Context, Event>) => ReactNode;
  readonly empty: (props: ScreenProps<Context, Event>) => ReactNode;
}

/** The steps of every list; addresses are those of its chart. */
const steps = listingSteps({ paths: [] });

/** All screens of a list page: lists share loading and failure, and differ in their rows and empty text. */
export function listScreens<Context extends ListingContext<Identified, unknown>, Event>({
  title,
  words,
  rows = 8,
  kind,
  parts = [],
  isOnePage = false,
  list: Rows,
  empty,
}: ListWords<Context, Event>): Registry<Context, Event | RetryEvent, typeof steps> {
  const screen = screensOf<Context, Event | RetryEvent>();

  function Unreadable({
    data: { listing },
    ...props
  }: ScreenProps<{ readonly listing: { readonly failure: Failure } }, RetryEvent>) {
    return <LoadFailure {...props} failure={listing.failure} words={words} />;
  }

  function List(props: ScreenProps<Context, Event | RetryEvent>) {
    const { data, send, busy } = props;
    const { failure, completeness, received, rows: shown } = data.listing;
    useEffect(() => rememberRows(title.id, shown.length), [shown.length]);
    return (
      <Stack gap="wide">
        {isOnePage && failure ? (
          <LoadFailure failure={failure} words={words} send={send} busy={busy} isBehind={received !== null} />
        ) : (
          received && (
            <PartialNotice completeness={completeness} onRetry={() => send({ type: 'retried' })} busy={busy} />
          )
        )}
        <Rows {...props} />
      </Stack>
    );
  }

  function Loading() {
    const expected = skeletonRows(title.id, rows);
    const outlines = parts.map((part) =>
      (part === 'filters' || part === 'fileFilters') && isFew(expected) ? ('found' as const) : part,
    );
    return (
      <Skeleton rows={expected} kind={kind} parts={outlines}>
        <Trans>Loading…</Trans>
      </Skeleton>
    );
  }

  return {
    progress: {},
    screens: {
      loading: screen(steps.loading, { title, view: Loading }),
      unreadable: screen(steps.unreadable, { title, view: Unreadable }),
      list: screen(steps.list, { title, view: List }),
      empty: screen(steps.empty, { title, view: empty }),
    },
  };
}
