import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Host } from '../engine/index.ts';
import { HostContext } from '../engine/index.ts';
import { StepHeading } from '../ui/layout/step-heading.tsx';

/** Injects the application's texts in the current language, and its heading, into the engine. */
export function EngineHost({ children }: { readonly children: ReactNode }) {
  // A new function with each language, so that all texts render again.
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
