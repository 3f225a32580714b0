import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Markup } from '../../server/html.ts';
import { html } from '../../server/html.ts';
import type { Comparison, Verdict } from './compare.ts';
import { filterPictures } from './filter-pictures.ts';
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

function figure({ chart, state, locale, scheme, width, verdict }: Data, images: readonly Markup[]): Markup {
  return html`<figure
    data-chart="${chart}"
    data-state="${state}"
    data-locale="${locale}"
    data-scheme="${scheme}"
    data-width="${width}"
    data-verdict="${verdict}"
  >
    ${verdict === 'same' ? null : html`<strong>${verdict}</strong> ${locale} ${scheme} ${width}`}
    <div>${images}</div>
  </figure>`;
}

/** One picture; where it has changed, between what it was and what differs. */
function present(picture: Picture, comparison: Comparison | undefined, { kept, differences }: Contents): Markup {
  const { file, chart, configuration: state, locale, scheme } = picture;
  const width = String(picture.window.width);
  const { verdict = 'same', pixels = 0 } = comparison ?? {};
  const images =
    verdict === 'changed'
      ? [image(kept, file, 'kept'), image('', file, 'now'), image(differences, file, `${pixels} pixels differ`)]
      : [image('', file, `${locale} ${scheme} ${width}`)];
  return figure({ chart, state, locale, scheme, width, verdict }, images);
}

/** What the kept set has and the new one lacks: only its file tells of which state it was. */
function missingSection({ comparisons, kept }: Contents): Markup | null {
  const missing = comparisons?.filter(({ verdict }) => verdict === 'missing') ?? [];
  if (missing.length === 0) return null;
  const figures = missing.map(({ file, verdict }) => {
    const [, chart = '', state = '', locale = '', scheme = '', width = ''] =
      /^(\w+)\/(.*)-(\w+)\.(\w+)\.(\d+)\.png$/.exec(file) ?? [];
    return figure({ chart, state, locale, scheme, width, verdict }, [image(kept, file, file)]);
  });
  return html`<section>
    <h2>Missing</h2>
    <div class="row">${figures}</div>
  </section>`;
}

function stepSections(contents: Contents): readonly Markup[] {
  const byFile = new Map(contents.comparisons?.map((comparison) => [comparison.file, comparison]));
  const steps = Map.groupBy(contents.pictures, ({ chart, step }) => `${chart} › ${step}`);
  return [...steps].map(([title, ofStep]) => {
    const states = Map.groupBy(ofStep, ({ configuration }) => configuration);
    const rows = [...states].map(([state, ofState]) => {
      const figures = ofState.map((picture) => present(picture, byFile.get(picture.file), contents));
      return html`<article>
        <h3>${state}</h3>
        <div class="row">${figures}</div>
      </article>`;
    });
    return html`<section>
      <h2>${title}</h2>
      ${rows}
    </section>`;
  });
}

/** A group of switches, one for each value of a datum. */
function filter<Each>(
  datum: keyof Data,
  all: readonly Each[],
  valueOf: (each: Each) => string,
  off: readonly string[] = [],
): Markup {
  const boxes = [...new Set(all.map(valueOf))].map((value) => {
    const checked = off.includes(value) ? null : html`checked`;
    return html`<label><input type="checkbox" data-filter="${datum}" value="${value}" ${checked} />${value}</label> `;
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
  const script: Markup = { markup: `(${filterPictures.toString()})()` };
  const different = comparisons?.filter(({ verdict }) => verdict !== 'same').length ?? 0;
  // What has not changed is shown where nothing else is.
  const off = different > 0 ? ['same'] : [];
  const filters = [
    filter('chart', pictures, ({ chart }) => chart),
    filter('locale', pictures, ({ locale }) => locale),
    filter('scheme', pictures, ({ scheme }) => scheme),
    filter('width', pictures, ({ window }) => String(window.width)),
    ...(comparisons ? [filter('verdict', ['changed', 'new', 'missing', 'same'], (verdict) => verdict, off)] : []),
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
        <p>${pictures.length} pictures${comparisons ? html`, ${different} differences from the kept set` : null}</p>
        <form>
          ${filters}
          <label>state <input type="search" name="name" /></label>
          <label>size <input type="range" name="size" min="80" max="900" value="220" /></label>
        </form>
      </header>
      <main>${missingSection(contents)} ${stepSections(contents)}</main>
      <script>
        ${script};
      </script>
    </html>`;
  return page.markup;
}
