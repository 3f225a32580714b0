import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Markup } from '../../server/html.ts';
import { html } from '../../server/html.ts';
import type { Comparison, Verdict } from './compare.ts';
import { changesOf } from './compare.ts';
import { filterPictures } from './filter-pictures.ts';
import { review } from './review.ts';
import type { Picture } from './selection.ts';

/** What the index shows. Folders are relative to the index. */
interface Contents {
  readonly pictures: readonly Picture[];
  /** `null` where nothing was compared. */
  readonly comparisons: readonly Comparison[] | null;
  readonly kept: string;
  readonly differences: string;
}

/** What a picture is filtered by. */
interface Data {
  readonly chart: string;
  readonly state: string;
  readonly locale: string;
  readonly scheme: string;
  readonly width: string;
  readonly verdict: Verdict;
}

function image(folder: string, file: string, caption: string): Markup {
  const path = [folder, file].filter(Boolean).join('/');
  return html`<a href="${path}"><img src="${path}" alt="${caption}" loading="lazy" /><small>${caption}</small></a>`;
}

function figure({ chart, state, locale, scheme, width, verdict }: Data, images: readonly Markup[], approval: Markup) {
  return html`<figure
    data-chart="${chart}"
    data-state="${state}"
    data-locale="${locale}"
    data-scheme="${scheme}"
    data-width="${width}"
    data-verdict="${verdict}"
  >
    ${approval}
    <div>${images}</div>
  </figure>`;
}

const nothing: Markup = { markup: '' };

function dataOf({ chart, configuration: state, locale, scheme, device }: Picture): Omit<Data, 'verdict'> {
  return { chart, state, locale, scheme, width: String(device.width) };
}

function present(picture: Picture): Markup {
  const { locale, scheme, device } = picture;
  const images = [image('', picture.file, `${locale} ${scheme} ${device.width}`)];
  return figure({ ...dataOf(picture), verdict: 'same' }, images, nothing);
}

/** What only the release has: its file tells of which state it was. */
function goneData(file: string): Omit<Data, 'verdict'> {
  const [, chart = '', state = '', locale = '', scheme = '', width = ''] =
    /^(\w+)\/(.*)-(\w+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? [];
  return { chart, state, locale, scheme, width };
}

/** A picture that differs: what it was, what it is, and where the two differ. */
function different(comparison: Comparison, picture: Picture | undefined, { kept, differences }: Contents): Markup {
  const { file, verdict, pixels } = comparison;
  const data: Data = { ...(picture ? dataOf(picture) : goneData(file)), verdict };
  const images = {
    same: [],
    new: [image('', file, 'now')],
    missing: [image(kept, file, 'release')],
    changed: [
      image(kept, file, 'release'),
      image('', file, 'now'),
      image(differences, file, `${pixels} pixels differ`),
    ],
  }[verdict];
  const approval = html`<label
    ><input type="checkbox" data-approve="${file}" /> <strong>${verdict}</strong> ${data.locale} ${data.scheme}
    ${data.width}</label
  >`;
  return figure(data, images, approval);
}

/** The changes, each with its states: what one looks through and approves. */
function changeSections(contents: Contents, comparisons: readonly Comparison[]): readonly Markup[] {
  const pictures = new Map(contents.pictures.map((picture) => [picture.file, picture]));
  return changesOf(comparisons).map(({ title, comparisons: ofChange }) => {
    const stateOf = ({ file }: Comparison): string => {
      const picture = pictures.get(file);
      return picture ? `${picture.chart} › ${picture.configuration}` : goneData(file).state;
    };
    const states = Map.groupBy(ofChange, stateOf);
    const rows = [...states].map(([state, ofState]) => {
      const figures = ofState.map((each) => different(each, pictures.get(each.file), contents));
      return html`<article tabindex="0" aria-label="${state}">
        <h3>${state}</h3>
        <div class="row">${figures}</div>
      </article>`;
    });
    const told = states.size === 1 ? '1 state' : `${states.size} states`;
    return html`<section>
      <h2>${title}</h2>
      <p>${ofChange.length} pictures of ${told} <button type="button" data-approve-all>Approve all</button></p>
      ${rows}
    </section>`;
  });
}

function stepSections({ pictures }: Contents): readonly Markup[] {
  const steps = Map.groupBy(pictures, ({ chart, step }) => `${chart} › ${step}`);
  return [...steps].map(([title, ofStep]) => {
    const states = Map.groupBy(ofStep, ({ configuration }) => configuration);
    const rows = [...states].map(
      ([state, ofState]) =>
        html`<article>
          <h3>${state}</h3>
          <div class="row">${ofState.map(present)}</div>
        </article>`,
    );
    return html`<section>
      <h2>${title}</h2>
      ${rows}
    </section>`;
  });
}

/** What is approved, and how it is kept. */
const approvalBar = html`<p>
  <output>0 approved</output> <button type="button" data-download>Download approved.json</button>, then
  <code>npm run storyboard -- --approve approved.json</code>. Keys: <kbd>j</kbd> <kbd>k</kbd> next and last state,
  <kbd>a</kbd> approves it, <kbd>Shift</kbd>+<kbd>a</kbd> all of its change.
</p>`;

/** A group of switches, one for each value of a datum. */
function filter<Each>(datum: keyof Data, all: readonly Each[], valueOf: (each: Each) => string): Markup {
  const boxes = [...new Set(all.map(valueOf))].map((value) => {
    return html`<label><input type="checkbox" data-filter="${datum}" value="${value}" checked />${value}</label> `;
  });
  return html`<fieldset>
    <legend>${datum}</legend>
    ${boxes}
  </fieldset>`;
}

/** The index of a set, a page that needs nothing but the pictures beside it. */
export async function indexPage(contents: Contents): Promise<string> {
  const { pictures, comparisons } = contents;
  const style: Markup = { markup: await readFile(join(import.meta.dirname, 'index.css'), 'utf8') };
  const script: Markup = { markup: `(${filterPictures.toString()})();(${review.toString()})()` };
  const changes = comparisons ? changesOf(comparisons) : [];
  const differing = changes.flatMap((change) => change.comparisons).length;
  const filters = [
    filter('chart', pictures, ({ chart }) => chart),
    filter('locale', pictures, ({ locale }) => locale),
    filter('scheme', pictures, ({ scheme }) => scheme),
    filter('width', pictures, ({ device }) => String(device.width)),
    ...(comparisons ? [filter('verdict', ['changed', 'new', 'missing'], (verdict) => verdict)] : []),
  ];
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Storyboard</title>
      <style>
        ${style}
      </style>
      <header>
        <h1>Storyboard</h1>
        <p>
          ${pictures.length}
          pictures${comparisons ? html`, ${differing} differ from the release, by ${changes.length} changes` : null}
        </p>
        <form>
          ${filters}
          <label>state <input type="search" name="name" /></label>
          <label>size <input type="range" name="size" min="80" max="900" value="220" /></label>
        </form>
        ${comparisons ? approvalBar : null}
      </header>
      <main>${comparisons ? changeSections(contents, comparisons) : stepSections(contents)}</main>
      <script>
        ${script};
      </script>
    </html>`;
  return page.markup;
}
