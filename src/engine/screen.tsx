import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { Step } from '../../machines/funnel/step.ts';

/**
 * What every screen gets, and all that it gets: it knows no machine, no actor and no call. The engine draws the step's
 * heading (`<h1>`, from the registry's title) above it; a screen begins below.
 */
export interface ScreenProps<Data, Event> {
  /** The chart's context, narrowed to what the step promises. */
  readonly data: Data;
  /** Whether the chart would take this event now. Always the same function, as `send` is. */
  readonly can: (event: Event) => boolean;
  /** Tells the chart what the person did. */
  readonly send: (event: Event) => void;
  /** The chart is at work: keep what was typed, refuse a second submission. */
  readonly busy: boolean;
}

/** A step's screen with its step forgotten: draws itself where the context has what it needs. */
export interface Screen<Context, Event> {
  /** Title of the page and of the step's heading, announced when the step is reached. */
  readonly title: (context: Context) => MessageDescriptor;
  /** The view, or `null` where the context lacks what the step needs (which its chart must prevent). */
  readonly draw: (props: ScreenProps<Context, Event>) => ReactNode;
}

/** What stands beside the steps gets. */
export interface AsideProps<Context, Event> extends Pick<ScreenProps<Context, Event>, 'data' | 'send'> {
  /** Name of the step that it stands beside. */
  readonly step: string;
}

/** All screens of a chart, and the names of the marks in its progress list, in order. */
export interface Registry<Context, Event, Name extends string = string> {
  readonly screens: Readonly<Record<Name, Screen<Context, Event>>>;
  readonly progress: Readonly<Record<string, MessageDescriptor>>;
  /** What stands beside every step: for instance what is being bought, and its price. */
  readonly aside?: (props: AsideProps<Context, Event>) => ReactNode;
}

/**
 * Makes the `screen` function of one registry: `screen(steps.check, { title, view })` compiles only where the view
 * reads what the step promises.
 */
export function screensOf<Context, Event>() {
  return function screen<Needs extends object>(
    step: Step<string, Needs>,
    {
      title,
      view: View,
    }: {
      readonly title: MessageDescriptor | ((data: NoInfer<Context & Needs>) => MessageDescriptor);
      readonly view: ComponentType<ScreenProps<NoInfer<Context & Needs>, Event>>;
    },
  ): Screen<Context, Event> {
    return {
      title: (context) => {
        if (typeof title !== 'function') return title;
        if (!step.isReady(context)) throw new Error(`Step ${step.name} is shown without what it needs`);
        return title(context);
      },
      draw: ({ data, ...rest }) => (step.isReady(data) ? <View data={data} {...rest} /> : null),
    };
  };
}
