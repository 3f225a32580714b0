import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { usePrinting } from '../form/use-printing.ts';

/** Number of items that are shown at first. */
const FEW = 10;

/** A list of up to this many times `few` items is shown in full. */
const SLACK = 1.5;

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** Shows all of them, or the first few again; `null` where there are few. */
  readonly fold: ReactNode;
}

/**
 * The first of many items, and a button that shows all: a phone takes seconds to render a thousand lines. Print shows
 * all.
 */
export function useTruncatedList<Item>(items: readonly Item[], few = FEW): FirstFew<Item> {
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const { length } = items;
  if (length <= few * SLACK) return { shown: items, fold: null };
  return {
    shown: isUnfolded || isPrinting ? items : items.slice(0, few),
    fold: (
      <Button variant="quiet" onPress={() => setUnfolded(!isUnfolded)}>
        {isUnfolded ? <Trans>Show the first {few} only</Trans> : <Trans>Show all {length}</Trans>}
      </Button>
    ),
  };
}
