import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { usePrinting } from '../form/use-printing.ts';

/** Number of items that are shown at first. */
const FEW = 10;

/** A list of up to this many times `few` items is shown in full. */
const SLACK = 1.5;

/** Most items that one press of the button adds: thousands at once would block the page for many seconds. */
const MORE = 200;

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** Shows further ones, or the first few again; `null` where there are few. */
  readonly fold: ReactNode;
}

/**
 * The first of many items, and a button that shows further ones, at most `MORE` at a time: a phone takes seconds to
 * render a thousand lines. Print shows all.
 */
export function useTruncatedList<Item>(items: readonly Item[], few = FEW): FirstFew<Item> {
  const [limit, setLimit] = useState(few);
  const isPrinting = usePrinting();
  const { length } = items;
  if (length <= few * SLACK) return { shown: items, fold: null };
  const hidden = length - limit;
  const more = Math.min(hidden, MORE);
  const onPress = () => setLimit(hidden > 0 ? limit + more : few);
  return {
    shown: isPrinting ? items : items.slice(0, limit),
    fold: (
      <Button variant="quiet" onPress={onPress}>
        {hidden > 0 ? <Trans>Show {more} more</Trans> : <Trans>Show the first {few} only</Trans>}
      </Button>
    ),
  };
}
