/** @jsxRuntime classic @jsx createElement -- drawn by the manager's React as well as by ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement } from 'react';
import type { Box, Diagram } from '../../machines/engine/model/diagram.ts';
import { labelOf } from '../../scripts/diagram/lay-out.ts';

interface OutlineProps {
  readonly whole: Diagram;
  readonly standing: readonly string[];
  readonly stories: Readonly<Record<string, string>>;
  readonly onOpen: (storyId: string) => void;
}

function State({ box, ...rest }: OutlineProps & { readonly box: Box }) {
  const { whole, standing, stories, onOpen } = rest;
  const { id, path, name, isInitial, isEnd, isPassing, asks, addresses, stays } = box;
  const story = stories[path];
  const marks = [isInitial && 'first', isEnd && 'end', isPassing && 'goes on by itself'].filter(Boolean);
  const leading = whole.lines
    .filter(({ from }) => from === id)
    .flatMap(({ to, edges }) => {
      const target = whole.boxes.find((each) => each.id === to)?.path ?? '';
      return edges.map((edge) => ({ key: `${edge.id} ${to}`, text: `${labelOf(edge)} → ${target || 'the chart'}` }));
    });
  const inner = whole.boxes.filter(({ parent }) => parent === id);
  return (
    <li>
      <span aria-current={standing.includes(path) || undefined}>
        {story === undefined ? (
          <strong>{name}</strong>
        ) : (
          <a
            href={`./?path=/story/${story}`}
            target="_top"
            onClick={(event) => {
              event.preventDefault();
              onOpen(story);
            }}
          >
            {name}
          </a>
        )}
        {marks.length > 0 && ` (${marks.join(', ')})`}
      </span>
      <ul>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
        {asks.map((port) => (
          <li key={port}>asks {port}</li>
        ))}
        {stays.map((edge) => (
          <li key={edge.id}>{labelOf(edge)} → stays</li>
        ))}
        {leading.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {inner.map((each) => (
          <State key={each.id} {...rest} box={each} />
        ))}
      </ul>
    </li>
  );
}

/** The whole chart as a list: each state with its events and their targets. */
export function Outline(props: OutlineProps) {
  return (
    <ul className="chart-diagram-outline">
      {props.whole.boxes
        .filter(({ parent }) => parent === null)
        .map((box) => (
          <State key={box.id} {...props} box={box} />
        ))}
    </ul>
  );
}
