import type { ReactNode } from 'react';
import { use, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChartSnapshot } from '../../machines/engine/index.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import type { SectionContext } from '../../machines/shared/sections/sections.context.ts';
import type { Registry } from '../engine/index.ts';
import { HostContext, useSend } from '../engine/index.ts';
import { Section } from '../ui/layout/section.tsx';

interface SectionViewProps<Context, Event> {
  /** Key of the section. */
  readonly name: string;
  readonly snapshot: ChartSnapshot<Context, Event>;
  readonly registry: Registry<Context, Event>;
  readonly send: (event: Event) => void;
  readonly can: (event: Event) => boolean;
  /** Rendered after the section's content. */
  readonly notice?: ReactNode;
}

/**
 * Renders a section in its chart's state. It takes no focus of its own; when the used control disappears,
 * its heading gets it.
 */
export function SectionView<Context extends SectionContext<unknown>, Event extends { readonly type: string }>({
  name,
  snapshot,
  registry,
  send,
  can,
  notice,
}: SectionViewProps<Context, Event>) {
  const { say } = use(HostContext);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The person has acted here, and the result is pending. */
  const isUsed = useRef(false);
  const act = useCallback(
    (event: Event) => {
      isUsed.current = true;
      send(event);
    },
    [send],
  );
  const tell = useSend(snapshot, act, can);
  const busy = snapshot.hasTag('busy');
  useLayoutEffect(() => {
    if (isUsed.current && document.activeElement === document.body) heading.current?.focus();
    if (!busy) isUsed.current = false;
  }, [snapshot, busy]);

  const screen = registry.screens[stepOf(snapshot).name];
  if (!screen) throw new Error(`Section ${name} has no screen for ${stepOf(snapshot).name}`);
  const { context } = snapshot;
  return (
    <Section
      title={say(screen.title(context))}
      loaded={{
        name,
        state: stateName(snapshot.value),
        isBusy: busy,
        isFirst: busy && context.received === null && context.failure === null,
      }}
      heading={heading}
    >
      {screen.draw({ data: context, can, send: tell, busy })}
      {notice}
    </Section>
  );
}
