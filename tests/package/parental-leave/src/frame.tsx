import type { FrameProps } from 'chart-funnel/react';

/** What stands around every step: where one is, and the ways back. */
export function Frame({ progress, children }: FrameProps) {
  return (
    <>
      <nav aria-label="Progress">
        <ol>
          {progress.map(({ label, state, place }) => (
            <li key={label} aria-current={state === 'current' ? 'step' : undefined}>
              {place ? <a href={place.path + place.search}>{label}</a> : label}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </>
  );
}
