/** @jsxRuntime classic @jsx createElement -- drawn by the manager's React as well as by ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement } from 'react';
import type { Area, DrawnBox } from '../../scripts/diagram/drawing.ts';
import { EdgeButton } from './edge-button.tsx';
import type { Standing } from './standing.ts';
import { eventsOf } from './standing.ts';

export function placed({ x, y, width, height }: Area) {
  return { left: x, top: y, width, height };
}

/** Handlers of a box. */
export interface BoxDeeds {
  readonly onChoose: (event: string) => void;
  readonly onOpen: (storyId: string) => void;
  /** Opens or closes the state with this path. */
  readonly onToggle: (path: string) => void;
  /** The pointer is over the box with this id; `null`: over none. */
  readonly onPoint: (box: string | null) => void;
}

interface BoxProps extends BoxDeeds {
  readonly box: DrawnBox;
  readonly standing: Standing | null;
  /** The story of its state. */
  readonly story: string | undefined;
  /** The search has found it, or a state in it. */
  readonly isFound: boolean;
}

/** Label of the button that opens a box. */
function insideOf({ name, folded }: DrawnBox): string {
  if (folded === 0) return `${name}: inside`;
  return `${name}: ${folded} ${folded === 1 ? 'state' : 'states'} inside`;
}

/** A state. */
export function BoxView({ box, standing, story, isFound, onChoose, onOpen, onToggle, onPoint }: BoxProps) {
  const { path, name, isGroup, isInitial, isEnd, isPassing, isOpen, folded, texts } = box;
  const isCurrent = standing?.paths.includes(path) ?? false;
  const classes = [
    'chart-diagram-box',
    isGroup && 'group',
    isEnd && 'end',
    isPassing && 'passing',
    isCurrent && 'current',
    isFound && 'found',
    folded > 0 && isOpen === false && 'stack',
  ];
  const point = (): void => onPoint(box.id);
  const leave = (): void => onPoint(null);
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      data-path={path}
      tabIndex={-1}
      style={placed(box)}
      onPointerEnter={isGroup ? undefined : point}
      onPointerLeave={isGroup ? undefined : leave}
      onFocus={point}
      onBlur={leave}
    >
      <p className="name">
        {isOpen !== null && (
          <button
            type="button"
            className="fold"
            aria-expanded={isOpen}
            aria-label={insideOf(box)}
            title={isOpen ? 'Close' : 'Open'}
            onClick={() => onToggle(path)}
          >
            {isOpen ? '−' : '+'}
          </button>
        )}
        <span aria-current={isCurrent || undefined}>
          {isCurrent && '▶ '}
          {isInitial && '● '}
          {story === undefined ? (
            name
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
        </span>
        {isOpen === false && folded > 0 && (
          <span className="folded" aria-hidden="true">
            {' '}
            +{folded}
          </span>
        )}
      </p>
      {texts.map(({ text, edge }) => (
        <p key={text}>
          <EdgeButton text={text} events={eventsOf(standing, edge)} onChoose={onChoose} />
        </p>
      ))}
    </div>
  );
}
