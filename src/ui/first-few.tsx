import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { usePrinting } from './use-printing.ts';

/** Of more things than this, the first `FEW` are shown. */
const MOST = 15;
const FEW = 10;

interface FirstFew<Item> {
  readonly shown: readonly Item[];
  /** Shows all of them, or the first few again; `null` where there are few. */
  readonly fold: ReactNode;
}

/** The first of many things, and the way to all: nobody reads a thousand lines, and a phone takes seconds to draw them. Print has all. */
export function useFirstFew<Item>(items: readonly Item[]): FirstFew<Item> {
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const { length } = items;
  if (length <= MOST) return { shown: items, fold: null };
  return {
    shown: isUnfolded || isPrinting ? items : items.slice(0, FEW),
    fold: (
      <Button variant="quiet" onPress={() => setUnfolded(!isUnfolded)}>
        {isUnfolded ? <Trans>Show the first {FEW} only</Trans> : <Trans>Show all {length}</Trans>}
      </Button>
    ),
  };
}
