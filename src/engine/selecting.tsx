import { shallowEqual } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { memo } from 'react';
import type { ScreenProps } from './screen.tsx';

/**
 * A view that reads a part of the context only: it is drawn again when one of these values is another one, or when the
 * chart begins or ends its work, however often the rest changes.
 */
export function selecting<Data extends object, Part extends object, Event>(
  select: (data: Data) => Part,
  view: ComponentType<ScreenProps<Part, Event>>,
): (props: ScreenProps<Data, Event>) => ReactNode {
  const View: ComponentType<ScreenProps<Part, Event>> = memo(
    view,
    (before, after) => before.busy === after.busy && shallowEqual(before.data, after.data),
  );
  return function Selecting({ data, ...rest }) {
    return <View data={select(data)} {...rest} />;
  };
}
