/** The page of a component, in the toolbar's scheme. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useLayoutEffect } from 'react';
import { themes } from 'storybook/theming';
import { enums, is, type } from 'superstruct';
import { applyScheme, schemes } from '../../src/ui/form/schemes.ts';

const withScheme = type({ scheme: enums(schemes) });

export default function ComponentPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals: unknown = context.getStoryContext(context.storyById()).globals;
  const scheme = is(globals, withScheme) ? globals.scheme : 'system';
  useLayoutEffect(() => applyScheme(scheme), [scheme]);
  return (
    <DocsContainer context={context} theme={themes[scheme === 'system' ? 'normal' : scheme]}>
      {children}
    </DocsContainer>
  );
}
