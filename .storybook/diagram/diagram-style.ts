import { foldButton, type } from '../../scripts/diagram/drawing.ts';

/** The diagram's stylesheet as text: it is drawn in the manager, too, which lacks the page's stylesheets. */
export const diagramStyle = `
.chart-diagram {
  --paper: light-dark(#fbf9f4, #14130f);
  --raised: light-dark(#ffffff, #24211b);
  --group: light-dark(rgb(27 26 23 / 4%), rgb(237 232 220 / 5%));
  --ink: light-dark(#1b1a17, #ede8dc);
  --muted: light-dark(#5c574e, #b0a898);
  --line: light-dark(#857e70, #8f8777);
  --accent: light-dark(#0b5d4b, #6ccbb0);
  --on-accent: light-dark(#ffffff, #14130f);
  --focus: light-dark(#1d4ed8, #9db8ff);
  display: flex;
  flex-direction: column;
  block-size: 100%;
  container-type: size;
  position: relative;
  background: var(--paper);
  color: var(--ink);
  font: ${type.size}px/${type.leading}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
}
.chart-diagram :focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 1px;
}
.chart-diagram-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  padding: 8px;
}
.chart-diagram button {
  font: inherit;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 2px;
  cursor: pointer;
}
.chart-diagram-bar button {
  min-inline-size: 28px;
  min-block-size: 28px;
  padding-inline: 8px;
}
.chart-diagram-bar button[aria-pressed='true'] {
  color: var(--on-accent);
  background: var(--accent);
  border-color: var(--accent);
  font-weight: bold;
}
.chart-diagram-bar input {
  flex: 1 1 14rem;
  min-inline-size: 8rem;
  max-inline-size: 20rem;
  min-block-size: 28px;
  padding-inline: 6px;
  font: inherit;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--line);
}
.chart-diagram-scale {
  min-inline-size: 5ch;
}
.chart-diagram-found {
  flex-basis: 100%;
  color: var(--muted);
}
.chart-diagram-found:empty {
  display: none;
}
.chart-diagram-gap {
  inline-size: 12px;
}
.chart-diagram-view {
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  border-block: 1px solid var(--line);
  cursor: grab;
}
.chart-diagram-view[hidden] {
  display: none;
}
.chart-diagram-sheet {
  position: relative;
  transform-origin: 0 0;
}
/* From below: groups, lines, the names of groups, states, words. */
.chart-diagram-lines {
  position: absolute;
  z-index: 1;
  inset: 0;
  overflow: visible;
  pointer-events: none;
}
.chart-diagram-lines path {
  fill: none;
  stroke: var(--line);
  stroke-width: 1;
}
.chart-diagram-lines .pointed {
  stroke: var(--ink);
  stroke-width: 2;
}
.chart-diagram-lines .main {
  stroke: var(--ink);
  stroke-width: 2.5;
}
.chart-diagram-lines .trail {
  stroke: var(--ink);
  stroke-width: 1.5;
  stroke-dasharray: 6 3;
}
.chart-diagram-lines .offered {
  stroke: var(--accent);
  stroke-width: 2.5;
}
.chart-diagram-lines marker path {
  fill: context-stroke;
  stroke: none;
}
.chart-diagram-box {
  position: absolute;
  box-sizing: border-box;
  border: 1px solid var(--line);
  border-radius: 2px;
  background: var(--raised);
  padding: ${type.padding / 2 - 1}px ${type.padding - 1}px;
  white-space: pre;
}
.chart-diagram-box:not(.group) {
  z-index: 2;
}
.chart-diagram-box.group {
  background: var(--group);
}
.chart-diagram-box.group > p {
  position: relative;
  z-index: 2;
  inline-size: fit-content;
  padding-inline-end: 4px;
  background: var(--paper);
}
.chart-diagram-box.passing {
  border-style: dashed;
}
.chart-diagram-box.end {
  border-style: double;
  border-width: 3px;
  padding: ${type.padding / 2 - 3}px ${type.padding - 3}px;
}
.chart-diagram-box.current {
  outline: 3px solid var(--accent);
}
.chart-diagram-box.stack {
  box-shadow: 3px 3px 0 -1px var(--raised), 3px 3px 0 0 var(--line);
}
.chart-diagram-box.found {
  outline: 3px dashed var(--focus);
}
.chart-diagram-box .fold {
  display: inline-block;
  inline-size: ${foldButton}px;
  block-size: ${foldButton}px;
  margin: 0 6px 0 -4px;
  padding: 0;
  line-height: 1;
  vertical-align: middle;
}
.chart-diagram-box .folded {
  font-weight: normal;
  color: var(--muted);
}
.chart-diagram-box p {
  margin: 0;
  color: var(--muted);
}
.chart-diagram-box .name {
  color: var(--ink);
  font-weight: bold;
}
.chart-diagram-box a {
  color: inherit;
  text-underline-offset: 2px;
}
.chart-diagram-label {
  position: absolute;
  z-index: 2;
  display: flex;
  justify-content: center;
  white-space: pre;
}
.chart-diagram-label > span {
  color: var(--muted);
  background: var(--paper);
}
.chart-diagram-untold {
  position: absolute;
  z-index: 3;
  display: flex;
  flex-direction: column;
  padding: 0 4px;
  white-space: pre;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--ink);
  pointer-events: none;
}
.chart-diagram .edge {
  padding: 0 4px;
  margin-inline: -5px;
  line-height: ${type.leading - 2}px;
  color: var(--accent);
  border-color: var(--accent);
  font-weight: bold;
  letter-spacing: -0.02em;
}
.chart-diagram .edge:hover {
  color: var(--on-accent);
  background: var(--accent);
}
.chart-diagram-menu {
  position: absolute;
  z-index: 1;
  inset-block-start: 100%;
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 4px;
  list-style: none;
  background: var(--raised);
  border: 1px solid var(--accent);
  box-shadow: 0 4px 16px rgb(0 0 0 / 25%);
}
.chart-diagram-menu button {
  inline-size: 100%;
  padding: 4px 8px;
  text-align: start;
  white-space: nowrap;
}
.chart-diagram-minimap {
  position: absolute;
  z-index: 4;
  inset-block-end: 40px;
  inset-inline-end: 24px;
  background: var(--paper);
  border: 1px solid var(--line);
  cursor: crosshair;
  opacity: 0.92;
}
.chart-diagram-minimap rect {
  fill: var(--muted);
}
.chart-diagram-minimap .group {
  fill: none;
  stroke: var(--line);
  stroke-width: 8;
}
.chart-diagram-minimap .current {
  fill: var(--accent);
}
.chart-diagram-minimap .visible {
  fill: none;
  stroke: var(--focus);
  stroke-width: 14;
}
.chart-diagram-outline {
  margin: 8px;
}
.chart-diagram-legend {
  max-inline-size: none;
  margin: 0;
  padding: 6px 8px;
  color: var(--muted);
}
/* In a low panel the room is the drawing's. */
@container (block-size < 320px) {
  .chart-diagram-legend {
    display: none;
  }
}
`;
