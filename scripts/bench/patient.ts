/** A page on a slow processor, and what it costs there. */
import type { Page } from 'playwright';
import { array, create, number, string, type as having } from 'superstruct';

/** Gives a page a command of the browser's protocol, and what it answers. */
type Send = (method: string, params?: object) => Promise<unknown>;

const metricsStruct = having({ metrics: array(having({ name: string(), value: number() })) });
const heapStruct = having({ usedSize: number() });

/** A page whose processor can be slowed down, and which tells what it has cost. */
export class Patient {
  readonly #send: Send;

  private constructor(send: Send) {
    this.#send = send;
  }

  /** A page, by the protocol of its browser. */
  static async by(send: Send): Promise<Patient> {
    // Ticks of the page's own thread: time in which the machine did something else is not counted.
    await send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Patient(send);
  }

  /** A page that a test library drives: it has the browser do more than a visitor has (`bare-browser.ts`). */
  static async of(page: Page): Promise<Patient> {
    const session = await page.context().newCDPSession(page);
    // Its type knows the commands of a version, and no others.
    const sendBy = session.send.bind(session);
    return Patient.by(async (...received) => {
      const answer: unknown = await Reflect.apply(sendBy, null, received);
      return answer;
    });
  }

  slowDown(rate: number): Promise<unknown> {
    return this.#send('Emulation.setCPUThrottlingRate', { rate });
  }

  async #work(): Promise<number> {
    const { metrics } = create(await this.#send('Performance.getMetrics'), metricsStruct);
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  }

  /** The work of the page's thread for something, until it has been drawn, in milliseconds. */
  async workFor(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#work();
    await act();
    return (await this.#work()) - before;
  }

  /** The heap after what nobody holds any more is gone, in megabytes. */
  async heap(): Promise<number> {
    await this.#send('HeapProfiler.collectGarbage');
    const { usedSize } = create(await this.#send('Runtime.getHeapUsage'), heapStruct);
    return usedSize / 1_000_000;
  }
}
