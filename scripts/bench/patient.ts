/** A page on a slow processor, and its cost there. */
import type { Page } from 'playwright';
import { array, create, number, string, type as having } from 'superstruct';

/** Sends a command of the browser's protocol to a page; resolves to its answer. */
type Send = (method: string, params?: object) => Promise<unknown>;

const metricsStruct = having({ metrics: array(having({ name: string(), value: number() })) });
const heapStruct = having({ usedSize: number() });

/** A page with CPU throttling that measures its own cost. */
export class Patient {
  readonly #send: Send;

  private constructor(send: Send) {
    this.#send = send;
  }

  /** A page, by the protocol of its browser. */
  static async by(send: Send): Promise<Patient> {
    // Thread ticks: time during which the machine ran other processes is not counted.
    await send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Patient(send);
  }

  /** A page driven by a test library, which causes extra work in the browser (`bare-browser.ts`). */
  static async of(page: Page): Promise<Patient> {
    const session = await page.context().newCDPSession(page);
    // Its type knows only the commands of one version.
    const sendBy = session.send.bind(session);
    return Patient.by(async (...command) => {
      const answer: unknown = await Reflect.apply(sendBy, null, command);
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

  /** Main-thread work of an act, until it has been drawn, in milliseconds. */
  async workFor(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#work();
    await act();
    return (await this.#work()) - before;
  }

  /** The heap after garbage collection, in megabytes. */
  async heap(): Promise<number> {
    await this.#send('HeapProfiler.collectGarbage');
    const { usedSize } = create(await this.#send('Runtime.getHeapUsage'), heapStruct);
    return usedSize / 1_000_000;
  }
}
