/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment } from 'react';
import { pageIdOf } from '../../scripts/charts/story-url.ts';
import type { ShownState } from './channel.ts';

/** Origin of the running application: that of `npm start` by default. */
const application = process.env['STORYBOOK_APP_URL'] ?? 'http://localhost:4000';

/** Links from a state to its source, its diagram, and the running application, at its address or by its scenario. */
export function Whereabouts({
  shown: { chart, source, sourceUrl, address, scenario },
}: {
  readonly shown: ShownState;
}) {
  return (
    <p>
      {source !== null && (
        <>Written in {sourceUrl === null ? <code>{source}</code> : <a href={sourceUrl}>{source}</a>} · </>
      )}
      <a href={`?path=/story/${pageIdOf({ name: chart }, 'diagram')}`}>diagram</a>
      {address !== null && (
        <>
          {' '}
          ·{' '}
          <a href={`${application}${address}`} target="_blank" rel="noreferrer">
            page in the application
          </a>
        </>
      )}{' '}
      ·{' '}
      {scenario !== null && (
        <>
          <a href={`${application}${scenario}`} target="_blank" rel="noreferrer">
            this outcome in the application
          </a>{' '}
          ·{' '}
        </>
      )}
      <a href={`${application}/?scenario`} target="_blank" rel="noreferrer">
        scenarios by link
      </a>
    </p>
  );
}
