import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { usePrinting } from '../form/use-printing.ts';

/** So many are shown of many. */
const FEW = 10;

/** Where there are but half as many more, all are shown. */
const SLACK = 1.5;

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** Shows all of them, or the first few again; `null` where there are few. */
  readonly fold: ReactNode;
}

/** The first of many things, and the way to all: nobody reads a thousand lines, and a phone takes seconds to draw them. Print has all. */
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
