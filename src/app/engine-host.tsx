import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Host } from '../engine/index.ts';
import { HostContext } from '../engine/index.ts';
import { StepHeading } from '../ui/layout/step-heading.tsx';

/** Gives the engine what is the product's own: its words in the present language, and its heading. */
export function EngineHost({ children }: { readonly children: ReactNode }) {
  // Another function in another language, which is what has everything drawn again.
  const { _: translate } = useLingui();
  const host = useMemo<Host>(
    () => ({
      say: (words) => (typeof words === 'string' ? words : translate(words)),
      heading: StepHeading,
    }),
    [translate],
  );
  return <HostContext value={host}>{children}</HostContext>;
}
