// @vitest-environment jsdom
import { act } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { StepHeading } from './step-heading.tsx';

const page = document.body.appendChild(document.createElement('div'));
const summary = document.body.appendChild(document.createElement('section'));

function Step({ title, place }: { readonly title: string; readonly place: 'step' | 'summary' }) {
  const button = (
    <button key={title} type="button">
      Continue
    </button>
  );
  return (
    <main>
      <StepHeading>{title}</StepHeading>
      {place === 'step' ? button : createPortal(button, summary)}
    </main>
  );
}

test.each(['step', 'summary'] as const)(
  'a button of the %s loses focus before the next step changes the page',
  async (place) => {
    const root = createRoot(page);
    const titles: (string | null | undefined)[] = [];
    await act(async () => root.render(<Step title="Choice" place={place} />));
    const button = document.querySelector('button');
    button?.focus();
    expect(document.activeElement).toBe(button);
    button?.addEventListener('blur', () => titles.push(document.querySelector('h1')?.textContent));
    await act(async () => root.render(<Step title="Check" place={place} />));
    expect(titles).toEqual(['Choice']);
    await act(async () => root.unmount());
  },
);
