/** What a story of a chart and the Events panel tell each other over Storybook's channel. */

/** Story to panel: the state that is drawn now, with the events that can be sent to it ({@link ShownState}). */
export const STATE_SHOWN = 'chart-events/state-shown';

/** Panel to story: tell me again what is shown. */
export const STATE_ASKED = 'chart-events/state-asked';

/** Panel to story: send the event with this label. */
export const EVENT_CHOSEN = 'chart-events/event-chosen';

/** An event of the chart's samples that the shown state takes. */
export interface OfferedEvent {
  readonly label: string;
  /** Whether a person does it, or the world answers it. */
  readonly by: 'person' | 'world';
}

export interface ShownState {
  /** Name of the state, `choice.choosing`. */
  readonly state: string;
  /** Name of the screen that draws it. */
  readonly screen: string;
  readonly events: readonly OfferedEvent[];
}
