import type { ReactNode } from 'react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import isEqual from 'react-fast-compare';

/** A function with a stable identity that calls the latest `act`. */
export function useStable<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((value) => latest.current(value), []);
}

/** Props of every control. */
export interface ControlProps<Value> {
  readonly onChange: (value: Value) => void;
}

/**
 * A control that renders again only where its output differs. A form renders with every keystroke, and gives each
 * control new labels and a new `onChange`: elements are compared deeply, and the latest `onChange` is called.
 */
export function memoControl<Value, Props extends ControlProps<Value>>(
  Control: (props: Props & ControlProps<Value>) => ReactNode,
): (props: Props & ControlProps<Value>) => ReactNode {
  const MemoControl = memo(Control, isEqual);
  return function StableControl(props) {
    return <MemoControl {...props} onChange={useStable(props.onChange)} />;
  };
}
