/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment } from 'react';
import { pageIdOf } from '../../scripts/charts/story-url.ts';
import type { ShownState } from './channel.ts';

/** Where the application runs: as `npm start` says, unless the setting says otherwise. */
const application = process.env['STORYBOOK_APP_URL'] ?? 'http://localhost:4000';

/** Ways from a state to its source, to its diagram, and to the running application: its address, and the scenario that arranges it. */
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
