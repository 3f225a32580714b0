import { Trans } from '@lingui/react/macro';
import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { ComponentType } from 'react';
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './record-list.module.css';
import { usePrinting } from '../form/use-printing.ts';
import { rowKeys } from './row-keys.ts';

/** Up to this number, all records are in the page; of more, only those near the window. */
const ALL = 24;

/** Distance between the window and the end of the list at which the next page is requested, in pixels. */
const AHEAD = 1_200;

/** Height of a record with the fewest lines, in pixels: a line with actions. */
const LOWEST = 64;

/**
 * Estimated height until the list is measured. No whole number: the virtualizer does not keep a measured height that equals
 * the estimate, and would take it for that of the next one.
 */
const FIRST_ESTIMATE = LOWEST - 0.5;

/** Records rendered beyond each edge of the window (overscan). */
const BEYOND = 6;

/** Number of records that get positions when the window comes near: measuring one recalculates those after it. */
const REACH = 1_000;

/** Number of records with positions for a scroll offset: no record is lower than half of `LOWEST`. */
function reachAt(offset: number): number {
  return (Math.ceil((2 * (offset + windowSize().height)) / LOWEST / REACH) + 1) * REACH;
}

interface RecordProps<Row, Shared> {
  readonly record: Row;
  readonly shared: Shared;
}

interface MoreProps {
  readonly isReading: boolean;
  readonly isUnreadable: boolean;
  readonly onWanted: () => void;
}

export interface RecordListProps<Row extends { readonly id: string }, Shared> {
  /** Of the list, which takes focus when its focused record is removed. */
  readonly id: string;
  /** Accessible name of the list: "Your readings". */
  readonly label: string;
  readonly records: readonly Row[];
  /** Draws one record: a `RecordCard`. */
  readonly view: ComponentType<RecordProps<Row, Shared>>;
  /** Props that all views share; a record renders again only if it, or this object, is another one. */
  readonly shared: Shared;
  /** Number of records in all pages; `null`: unknown. */
  readonly total: number | null;
  /** Further pages; without it, there are none. */
  readonly more?: MoreProps;
}

/** The window's size; a prerender has none. */
function windowSize(): { readonly width: number; readonly height: number } {
  return typeof window === 'undefined' ? { width: 0, height: 0 } : { width: innerWidth, height: innerHeight };
}

interface Layout {
  /** Distance of the list from the top of the document, in pixels. */
  readonly top: number;
  /** Median height of its first records, in pixels; `null` while the list is hidden. */
  readonly height: number | null;
}

/** Position of a list, and the estimated height of its records. */
function useLayout(list: { readonly current: HTMLElement | null }): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = list;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      setLayout((former) => {
        const height = former?.height ?? usualHeight(current);
        return former?.top === top && former.height === height ? former : { top, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

function usualHeight({ children }: HTMLElement): number | null {
  const heights = [...children].map((child) => child.getBoundingClientRect().height);
  heights.sort((one, other) => one - other);
  return Math.round(heights[Math.floor(heights.length / 2)] ?? 0) || null;
}

/** `id` of the focused record; `null`: none. If the record is removed, focus moves to the list. */
function useFocused(
  list: { readonly current: HTMLElement | null },
  records: readonly { readonly id: string }[],
): string | null {
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: FocusEvent): void =>
      setFocused((target instanceof Element && target.closest('li')?.dataset['id']) || null);
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) setFocused(null);
    };
    element?.addEventListener('focusin', follow);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', follow);
      element?.removeEventListener('focusout', leave);
    };
  }, [list]);
  useLayoutEffect(() => {
    const isGone = focused !== null && !records.some(({ id }) => id === focused);
    if (isGone && document.activeElement === document.body) list.current?.focus();
  }, [focused, records, list]);
  return focused;
}

interface ItemProps<Row, Shared> extends RecordProps<Row, Shared> {
  readonly index: number;
  /** Number of records in all pages; -1: unknown. */
  readonly size: number;
  /** Distance from the top of the list, in pixels; `null`: below the record before it. */
  readonly start: number | null;
  readonly measure: ((element: HTMLLIElement | null) => void) | null;
}

/** A positioned record, memoized: scrolling renders no record whose position stays the same. */
function itemOf<Row extends { readonly id: string }, Shared>(view: ComponentType<RecordProps<Row, Shared>>) {
  const View = memo(view);
  return memo(function Item({ index, size, start, measure, record, shared }: ItemProps<Row, Shared>) {
    return (
      <li
        ref={measure}
        data-index={index}
        data-id={record.id}
        className={styles.record}
        aria-posinset={index + 1}
        aria-setsize={size}
        style={start === null ? undefined : { transform: `translateY(${start}px)` }}
      >
        <View record={record} shared={shared} />
      </li>
    );
  });
}

/** Button for the next page, which scrolling to the end requests, too. */
const More = memo(function More({ isReading, isUnreadable, onWanted }: MoreProps) {
  return (
    <div className={styles.more}>
      <Actions>
        <Button isPending={isReading} onPress={onWanted}>
          {isUnreadable ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </Button>
      </Actions>
    </div>
  );
});

/**
 * A virtualized list of thousands of records: only those near the window are in the page, unless it is printed. Each
 * record has its position among all (`aria-posinset`).
 */
export function RecordList<Row extends { readonly id: string }, Shared>({
  id,
  label,
  records,
  view,
  shared,
  total,
  more,
}: RecordListProps<Row, Shared>) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const layout = useLayout(list);
  const [seen] = useState(windowSize);
  const [reach, setReach] = useState(() => reachAt(0));
  const count = Math.min(records.length, reach);
  const height = layout?.height ?? FIRST_ESTIMATE;
  const top = layout?.top ?? 0;
  // No overscan until the list's start is known and the records within the window have rendered.
  const beyond = useDeferredValue(layout === null ? 0 : BEYOND);
  const focused = useFocused(list, records);
  const Item = useMemo(() => itemOf(view), [view]);
  const keys = useMemo(() => rowKeys(records), [records]);
  const isWindowed = records.length > ALL && !isPrinting;

  // The same function as long as records and their estimated height are the same: a new one recalculates all positions.
  const measured = useMemo(() => ({ keys, height }), [keys, height]);
  const getItemKey = useCallback((index: number) => measured.keys[index] ?? index, [measured]);

  // The compiler cannot memoize its result, which each render reads again.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    enabled: isWindowed,
    estimateSize: () => height,
    getItemKey,
    // Hidden rows have no height: all of them would fit into the window.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || height,
    overscan: beyond,
    initialRect: seen,
    // Otherwise each scroll event restarts a timer.
    useScrollendEvent: true,
    // While scrolling, frames have priority: records that come near render between them.
    observeElementOffset: (instance, tell) =>
      observeWindowOffset(instance, (offset, isScrolling) =>
        startTransition(() => {
          setReach((former) => Math.max(former, reachAt(offset)));
          tell(offset, isScrolling);
        }),
      ),
    // Rows that enter the window render together, once a frame: the overscan covers the time until then.
    useFlushSync: false,
    scrollMargin: top,
    // The focused record stays in the page at every scroll position.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const index = focused === null ? -1 : records.findIndex((record) => record.id === focused);
      return index < 0 || index >= range.count || near.includes(index)
        ? near
        : [...near, index].toSorted((left, right) => left - right);
    },
  });

  const canFollow = more !== undefined && !more.isReading && !more.isUnreadable;
  const follow = useEffectEvent(() => more?.onWanted());
  useEffect(() => {
    if (!canFollow || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) follow();
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canFollow, records.length]);

  const size = total ?? (more ? -1 : records.length);
  const shown = isWindowed
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top }))
    : records.map((_, index) => ({ index, start: null }));

  return (
    <div>
      <ul
        ref={list}
        id={id}
        className={classNames(styles.list, isWindowed && styles.windowed)}
        aria-label={label}
        tabIndex={-1}
        style={isWindowed ? { blockSize: virtualizer.getTotalSize() + (records.length - count) * height } : undefined}
      >
        {shown.map(({ index, start }) => {
          const record = records[index];
          return (
            record && (
              <Item
                key={keys[index]}
                index={index}
                size={size}
                start={start}
                measure={isWindowed ? virtualizer.measureElement : null}
                record={record}
                shared={shared}
              />
            )
          );
        })}
      </ul>
      <div ref={end} />
      {more && <More {...more} />}
    </div>
  );
}
