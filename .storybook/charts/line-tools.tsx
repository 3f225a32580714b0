/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useId, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { commandOf } from '../../scripts/charts/reproduction.ts';
import { storyUrlOf } from '../../scripts/charts/story-url.ts';
import type { ShownState } from './channel.ts';

/** Address of this Storybook, without a final slash. */
function storybookAddress(): string {
  return window.location.href.replace(/[?#].*$/, '').replace(/\/(?:index\.html)?$/, '');
}

function CopyButton({ what, text }: { readonly what: string; readonly text: string }) {
  const [result, setResult] = useState('');
  const copy = (): void => {
    setResult('');
    void navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('the browser lets nobody copy'),
    );
  };
  return (
    <>
      <Button ariaLabel={false} onClick={copy}>
        Copy {what}
      </Button>{' '}
      <span role="status">{result}</span>{' '}
    </>
  );
}

/** The replay line to the present state, to keep or share. */
export function LineTools({ shown }: { readonly shown: ShownState }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const { line, untold, isExact } = shown;
  const chart = { name: shown.chart };
  const link = storyUrlOf(chart, line, storybookAddress());
  return (
    <section>
      <h3>Replay line so far</h3>
      <p>
        <code style={{ overflowWrap: 'anywhere' }}>{line}</code>
      </p>
      {untold !== null && <p>The line ends before “{untold}”: no sample of it leads to the state that is shown.</p>}
      {untold === null && !isExact && (
        <p>The line leads to the same state; what was typed or chosen on the way is a sample’s there.</p>
      )}
      <p>
        <CopyButton what="link" text={link} />
        <CopyButton what="line" text={line} />
        <CopyButton what="command" text={`${commandOf(chart, line)} --node-only`} />
        <a href={link}>Open as a replay</a>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          window.location.assign(storyUrlOf(chart, pasted.trim(), storybookAddress()));
        }}
      >
        <label htmlFor={id}>Replay another line</label>{' '}
        <input
          id={id}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          // The manager has keys of its own.
          onKeyDown={(event) => event.stopPropagation()}
          style={{ inlineSize: '24rem', maxInlineSize: '100%', minHeight: 28 }}
        />{' '}
        <Button ariaLabel={false} type="submit" disabled={pasted.trim() === ''}>
          Replay
        </Button>
      </form>
    </section>
  );
}
