import { Trans } from '@lingui/react/macro';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ComponentType } from 'react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './record-list.module.css';
import { usePrinting } from './use-printing.ts';

/** As many records are all in the page; of more, those near the window. */
const ALL = 24;

/** How near the end of the list comes to the window before the next page is asked for, in pixels. */
const AHEAD = 1_200;

interface RecordProps<Row, Shared> {
  readonly record: Row;
  readonly shared: Shared;
}

interface RecordListProps<Row extends { readonly id: string }, Shared> {
  /** Takes focus where a record that had it goes. */
  readonly id: string;
  /** What the records are: "Your readings". */
  readonly label: string;
  readonly records: readonly Row[];
  /** Draws one record: a `RecordCard`. */
  readonly view: ComponentType<RecordProps<Row, Shared>>;
  /** What all views get besides; a record is drawn again only where it, or this, is another object. */
  readonly shared: Shared;
  /** How many records there are in all pages; `null`: not known. */
  readonly total: number | null;
  /** Further pages; without it, there are none. */
  readonly more?: {
    readonly isReading: boolean;
    /** The last attempt failed: only the person asks again. */
    readonly isUnreadable: boolean;
    readonly onWanted: () => void;
  };
}

/** Where an element begins in the document, in pixels; followed while what stands above it changes. */
function useTop(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** The record that has focus, if one has. Where it goes, focus comes to the list, so that it is not lost. */
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

/**
 * Records one under the other, thousands of them: a list of which only what is near the window is in the page, unless it
 * is printed. Each record knows its place among all.
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
  const top = useTop(list);
  const focused = useFocused(list, records);
  const View = useMemo(() => memo(view), [view]);
  const isWindowed = records.length > ALL && !isPrinting;

  // The same function as long as the records are the same: another one has the places of all of them reckoned anew.
  const getItemKey = useCallback((index: number) => records[index]?.id ?? index, [records]);

  // What it gives is asked for anew in every render.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: records.length,
    enabled: isWindowed,
    estimateSize: () => 88,
    getItemKey,
    overscan: 6,
    // Rows that come into the window are drawn together, once a frame: what is drawn beyond it covers the time until then.
    useFlushSync: false,
    scrollMargin: top,
    // The record that has focus stays in the page wherever one scrolls.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const index = focused === null ? -1 : records.findIndex((record) => record.id === focused);
      return index < 0 || near.includes(index) ? near : [...near, index].toSorted((left, right) => left - right);
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
  // While one scrolls, frames come first: records that come near are drawn between them, a few at a time.
  const near = useDeferredValue(virtualizer.getVirtualItems());
  const shown = isWindowed
    ? near.map(({ index, start }) => ({ index, start: start - top }))
    : records.map((_, index) => ({ index, start: null }));

  return (
    <div>
      <ul
        ref={list}
        id={id}
        className={classNames(styles.list, isWindowed && styles.windowed)}
        aria-label={label}
        tabIndex={-1}
        style={isWindowed ? { blockSize: virtualizer.getTotalSize() } : undefined}
      >
        {shown.map(({ index, start }) => {
          const record = records[index];
          return (
            record && (
              <li
                key={record.id}
                ref={isWindowed ? virtualizer.measureElement : null}
                data-index={index}
                data-id={record.id}
                className={styles.record}
                aria-posinset={index + 1}
                aria-setsize={size}
                style={start === null ? undefined : { transform: `translateY(${start}px)` }}
              >
                <View record={record} shared={shared} />
              </li>
            )
          );
        })}
      </ul>
      <div ref={end} />
      {more && (
        <div className={styles.more}>
          <Actions>
            <Button isPending={more.isReading} onPress={more.onWanted}>
              {more.isUnreadable ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
            </Button>
          </Actions>
        </div>
      )}
    </div>
  );
}
