// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { messages } from '../../../../locales/en/messages.po';
import type { RangeReport } from '../../../../machines/licence/range-form/range-form.draft.ts';
import { ListReport } from './list-report.tsx';

const nothing: RangeReport = { used: 0, comments: 0, headings: 0, reduced: [], asked: [], refused: [] };
const asking: RangeReport = {
  ...nothing,
  asked: [{ word: 'Vert', lines: [{ line: 1, text: 'Vert 198.51.100.0/24' }] }],
};

function Page() {
  const [report, setReport] = useState(asking);
  return (
    <main>
      <ListReport report={report} busy={false} send={() => setReport(nothing)} />
      <textarea id="rangeList" />
    </main>
  );
}

test.each(['It’s a label: add the ranges', 'It’s an instruction: leave them out'])(
  'focus moves to the text when a question is answered and gone: %s',
  async (answer) => {
    i18n.load('en', messages);
    i18n.activate('en');
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Page />
        </I18nProvider>,
      ),
    );
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === answer);
    button?.focus();
    await act(async () => button?.click());
    expect(document.body.textContent).not.toContain('Vert');
    expect(document.activeElement?.id).toBe('rangeList');
    await act(async () => root.unmount());
  },
);
