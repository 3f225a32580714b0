/** The description of test control, generated from the tables of rows and of scenarios. */
import type { Markup } from '../core/html/html.ts';
import { html } from '../core/html/html.ts';
import type { Example, Row } from './row.ts';
import type { DescribedScenario } from './scenarios.ts';
import { isOptional, partsOf, takes, valuesOf, waysOf } from './takes.ts';

interface DescribedField {
  readonly name: string;
  readonly takes: string;
  readonly allowed?: readonly unknown[];
  readonly isRequired: boolean;
  readonly means: string;
}

function fieldsOf({ struct, means }: Row): readonly DescribedField[] {
  const ways = waysOf(struct).map((way) => new Map(partsOf(way)));
  const names = [...new Set(ways.flatMap((way) => [...way.keys()]))];
  return names.map((name) => {
    const parts = ways.flatMap((way) => way.get(name) ?? []);
    const allowed = [...new Set(parts.flatMap(valuesOf))];
    return {
      name,
      takes: [...new Set(parts.map(takes))].join(' or '),
      ...(allowed.length > 0 && { allowed }),
      isRequired: !parts.some(isOptional),
      means: means[name] ?? '',
    };
  });
}

/** The fields of each way of asking, where there are several: `{worker, path, times?, kind: "status", status}`. */
function waysIn({ struct }: Row): readonly string[] {
  const ways = waysOf(struct);
  return ways.length === 1 ? [] : ways.map(takes);
}

/** A path with its parameters filled in. */
function filledPath(path: string, { asks }: Example): string {
  return Object.entries(asks).reduce((filled, [name, value]) => filled.replace(`:${name}`, String(value)), path);
}

function curl(url: string, body: unknown): string {
  return `curl -s ${url} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
}

/** The commands of an example; placeholders in angle brackets come from the answer of the first. */
function commandsOf({ method, path, example }: Row, origin: string): readonly string[] {
  const { first, asks } = example;
  return [
    ...(first === undefined ? [] : [curl(`${origin}/test/scenario`, { name: first })]),
    method === 'GET' ? `curl -s '${origin}${filledPath(path, example)}'` : curl(`${origin}${path}`, asks),
  ];
}

/** All calls and scenarios, as data. */
export function describe(rows: readonly Row[], scenarios: readonly DescribedScenario[], origin: string) {
  return {
    about:
      'Calls for tests only. An invalid request is answered by 400 with the invalid fields and the values that they accept.',
    routes: rows.map((row) => ({
      method: row.method,
      path: row.path,
      does: row.does,
      fields: fieldsOf(row),
      ways: waysIn(row),
      example: { ...row.example, curl: commandsOf(row, origin) },
    })),
    scenarios,
  };
}

type Description = ReturnType<typeof describe>;

/** Longest list of words; a longer one would fill a page of its own. */
const MANY = 12;

function fieldRow({ name, takes: taken, allowed = [], isRequired, means }: DescribedField): Markup {
  return html`<tr>
    <td><code>${name}</code>${isRequired ? null : html`<br />may be left out`}</td>
    <td>${allowed.length > MANY ? `one of ${allowed.length} names` : taken}</td>
    <td>${means}</td>
  </tr>`;
}

function routeSection({ method, path, does, fields, ways, example }: Description['routes'][number]): Markup {
  return html`<section>
    <h2><code>${method} ${path}</code></h2>
    <p>${does}</p>
    ${
      fields.length === 0
        ? html`<p>It has no fields.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Takes</th>
                <th scope="col">Means</th>
              </tr>
            </thead>
            <tbody>
              ${fields.map(fieldRow)}
            </tbody>
          </table>`
    }
    ${
      ways.length === 0
        ? null
        : html`<p>One of:</p>
            <ul>
              ${ways.map((way) => html`<li><code>${way}</code></li>`)}
            </ul>`
    }
    <pre>${example.curl.join('\n')}</pre>
  </section>`;
}

/** The same as a page. */
export function describeAsPage({ about, routes, scenarios }: Description): Markup {
  return html`<main class="reference">
    <h1>Test control</h1>
    <p>${about}</p>
    <p>What stands in angle brackets is found in the answer of the command before.</p>
    ${routes.map(routeSection)}
    <section>
      <h2>Scenarios</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Arranges</th>
            <th scope="col">Shows</th>
          </tr>
        </thead>
        <tbody>
          ${scenarios.map(
            ({ name, says, shows, link }) =>
              html`<tr>
                <td><a href="${link}">${name}</a></td>
                <td>${says}</td>
                <td>${shows}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
  </main>`;
}
