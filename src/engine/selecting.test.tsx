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
});
