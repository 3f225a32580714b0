import type { ComponentType, ReactNode } from 'react';
import type { Place } from '../../machines/engine/index.ts';
import type { MarkOf, Step, Steps } from '../../machines/engine/step.ts';
import type { Words } from './host.ts';

/**
 * Props of every screen, and its only input: it knows no machine, no actor and no call. The engine renders the step's
 * heading (`<h1>`, from the registry's title) above it.
 */
export interface ScreenProps<Data, Event> {
  /** The chart's context, narrowed to what the step promises. */
  readonly data: Data;
  /** Whether the chart would take this event now. Always the same function, as `send` is. */
  readonly can: (event: Event) => boolean;
  /** Sends the chart an event of the person. */
  readonly send: (event: Event) => void;
  /** The chart is at work: keep what was typed, refuse a second submission. */
  readonly busy: boolean;
}

/** A screen without the type of its step: renders if the context has the data that the step needs. */
export interface Screen<Context, Event, Name extends string = string> {
  /** The step whose screen it is. */
  readonly step: Name;
  /**
   * Title of the page and of the step's heading, which takes focus when the step is reached.
   * @param instead Title while the context lacks data that the title needs; without it that throws.
   */
  readonly title: (context: Context, instead?: Words) => Words;
  /** Text of the `<h1>` where it is not the title. */
  readonly heading?: (context: Context) => Words | undefined;
  /** The view, or `null` if the context lacks data that the step needs (which its chart must prevent). */
  readonly draw: (props: ScreenProps<Context, Event>) => ReactNode;
}

/** Props of the aside next to the steps. */
export interface AsideProps<Context, Event> extends Pick<ScreenProps<Context, Event>, 'data' | 'send'> {
  /** Name of the step that is shown. */
  readonly step: string;
}

/**
 * All screens of a chart, each its own step's, and the names of the marks in its progress list, in order: neither a step
 * nor a mark of the chart's table can be left out, and none can be made up.
 */
export interface Registry<Context, Event, Table extends Steps = Steps> {
  readonly screens: { readonly [Name in keyof Table]: Screen<Context, Event, Table[Name]['name']> };
  readonly progress: Readonly<Record<MarkOf<Table>, Words>>;
  /** The marks of steps that this visit skips: they are not listed. */
  readonly skipped?: (context: Context) => readonly MarkOf<Table>[];
  /** Link of the first mark where another page draws its step; `null` for a step of this chart. */
  readonly first?: (context: Context) => Place | null;
  /** Shown next to every step: for instance the order summary with its price. */
  readonly aside?: (props: AsideProps<Context, Event>) => ReactNode;
}

/**
 * Makes the `screen` function of one registry: `screen(steps.check, { title, view })` compiles only where the view
 * reads what the step promises.
 */
export function screensOf<Context, Event>() {
  return function screen<Name extends string, Needs extends object>(
    step: Step<Name, Needs>,
    {
      title,
      heading,
      view: View,
    }: {
      readonly title: Words | ((data: NoInfer<Context & Needs>) => Words);
      readonly heading?: (data: NoInfer<Context & Needs>) => Words;
      readonly view: ComponentType<ScreenProps<NoInfer<Context & Needs>, Event>>;
    },
  ): Screen<Context, Event, Name> {
    return {
      step: step.name,
      title: (context, instead) => {
        if (typeof title !== 'function') return title;
        if (step.isReady(context)) return title(context);
        if (instead) return instead;
        throw new Error(`Step "${step.name}" lacks what it needs`);
      },
      ...(heading && { heading: (context) => (step.isReady(context) ? heading(context) : undefined) }),
      draw: ({ data, ...rest }) => (step.isReady(data) ? <View data={data} {...rest} /> : null),
    };
  };
}
