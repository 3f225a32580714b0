// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ScreenProps } from './screen.tsx';
import { selecting } from './selecting.tsx';

interface Context {
  readonly rows: readonly string[];
  readonly text: string;
}
type Event = { readonly type: 'text.typed' };

describe('a view that reads a part of the context', () => {
  it('is given that part and no more', () => {
    const Rows = selecting(
      ({ rows }: Context) => ({ rows }),
      ({ data }: ScreenProps<Pick<Context, 'rows'>, Event>) => <p>{Object.keys(data).join()}</p>,
    );
    const html = renderToStaticMarkup(
      <Rows data={{ rows: ['one'], text: 'typed' }} can={() => true} send={() => undefined} busy={false} />,
    );
    expect(html).toBe('<p>rows</p>');
  });

  it('is never older than a view of the whole context, after any change', async () => {
    const drawing = ({ data, busy }: ScreenProps<Pick<Context, 'rows'>, Event>) => `${data.rows.join()} ${busy}`;
    const Part = selecting(({ rows }: Context) => ({ rows }), drawing);
    const [some, none] = [['one', 'two'], []];
    const state = fc.record({
      rows: fc.constantFrom<readonly string[]>(some, none),
      text: fc.string(),
      busy: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 4 }), async (states) => {
        const container = document.createElement('div');
        const root = createRoot(container);
        for (const { rows, text, busy } of states) {
          await act(async () =>
            root.render(<Part data={{ rows, text }} can={() => true} send={() => undefined} busy={busy} />),
          );
          expect(container.textContent).toBe(`${rows.join()} ${busy}`);
        }
        await act(async () => root.unmount());
      }),
      { numRuns: 40 },
    );
  });
});
