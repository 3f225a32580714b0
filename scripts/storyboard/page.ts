/** The page of states that look otherwise than before. */
import type { ReactElement } from 'react';
import { Fragment, createElement as element } from 'react';
import { array, is, optional, string, type } from 'superstruct';
import { reportOf } from '../report-document.ts';

/** The end of the names of pictures: language, scheme and width. */
export const pictureSetting = '.en.light.1280';

const attachment = type({ name: string(), path: string() });
const result = type({ attachments: array(type({ name: string(), path: optional(string()) })) });

/** Paths of the files that tests have attached, by their names, in Playwright's report. */
export function attachmentsIn(report: unknown): ReadonlyMap<string, string> {
  if (is(report, result))
    return new Map(report.attachments.flatMap((each) => (is(each, attachment) ? [[each.name, each.path]] : [])));
  if (typeof report !== 'object' || report === null) return new Map();
  return new Map(Object.values(report).flatMap((each: unknown) => [...attachmentsIn(each)]));
}

/** Paths of pictures, relative to the page. */
interface ChangedState {
  /** `invoice/funnels-invoice-check--usual` */
  readonly state: string;
  readonly pictures: Readonly<Record<'before' | 'after' | 'difference', string | null>>;
}

export interface StoryboardChanges {
  readonly changed: readonly ChangedState[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** The number of compared states. */
  readonly all: number;
}

const style = `body { font: 16px/1.4 system-ui; margin: 2rem; color-scheme: light dark }
figure { display: inline-block; margin: 0 1rem 2rem 0; vertical-align: top }
img { max-inline-size: 28rem; border: 1px solid }`;

function storyLink(state: string): ReactElement {
  const [chart = '', story = ''] = state.split('/');
  return element('a', { href: `http://localhost:6006/?path=/story/${story}` }, `${chart}: ${story}`);
}

function listOf(title: string, states: readonly string[]): ReactElement | null {
  if (states.length === 0) return null;
  const items = states.map((state) => element('li', { key: state }, storyLink(state)));
  return element('section', null, element('h2', null, `${title} (${states.length})`), element('ul', null, items));
}

function partOf({ state, pictures }: ChangedState): ReactElement {
  const figures = Object.entries(pictures).flatMap(([caption, path]) =>
    path === null
      ? []
      : element(
          'figure',
          { key: caption },
          element('figcaption', null, caption),
          element('a', { href: path }, element('img', { src: path, alt: `${state}, ${caption}`, loading: 'lazy' })),
        ),
  );
  return element('section', { key: state }, element('h3', null, storyLink(state)), figures);
}

/** The page, as a document of its own; links lead to `npm run storybook`. */
export function pageOf({ changed, added, gone, all }: StoryboardChanges): string {
  const title = `${changed.length} changed, ${added.length} new, ${gone.length} gone of ${all} states`;
  const children = element(
    Fragment,
    null,
    element('p', null, 'Links lead to the stories of ', element('code', null, 'npm run storybook'), '.'),
    listOf('New', added),
    listOf('Gone', gone),
    changed.length > 0 && element('h2', null, `Changed (${changed.length})`),
    changed.map(partOf),
  );
  return reportOf(title, style, children);
}
