/** A page on a slow processor, and what it costs there. */
import type { CDPSession, Page } from 'playwright';

/** Frames of a scroll, and how far each goes: as fast as a wheel turned without rest. */
export const FRAMES = 300;
const STRIDE = 120;

/** A page whose processor can be slowed down, and which tells what it has cost. */
export class Patient {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Patient> {
    const session = await page.context().newCDPSession(page);
    // Ticks of the page's own thread: time in which the machine did something else is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Patient(page, session);
  }

  slowDown(rate: number): Promise<unknown> {
    return this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  async #work(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
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
    await this.#session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  }

  /** Clicks what a selector finds, and waits until what another finds has been drawn, effects included. */
  click(selector: string, shown: string): Promise<void> {
    return this.page.evaluate(
      async ([clicked, awaited]) => {
        const frame = () => new Promise(requestAnimationFrame);
        const element = document.querySelector<HTMLElement>(clicked);
        if (!element) throw new Error(`Nothing to click: ${clicked}`);
        element.click();
        while (!document.querySelector(awaited)) await frame();
        for (let count = 0; count < 3; count += 1) await frame();
      },
      [selector, shown] as const,
    );
  }

  /** Scrolls down from where the page is, frame by frame; gives how long each frame took. */
  scroll(): Promise<readonly number[]> {
    return this.page.evaluate(
      async ([frames, stride]) => {
        const times: number[] = [];
        let last = await new Promise(requestAnimationFrame);
        for (let count = 0; count < frames; count += 1) {
          window.scrollBy(0, stride);
          const now = await new Promise(requestAnimationFrame);
          times.push(now - last);
          last = now;
        }
        return times;
      },
      [FRAMES, STRIDE] as const,
    );
  }
}
