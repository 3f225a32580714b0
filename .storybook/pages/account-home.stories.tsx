/** The account's first page as a whole: its sections are charts with stories of their own. */
import type { Meta, StoryObj } from '@storybook/react';
import { type as having, unknown } from 'superstruct';
import { ApiError } from '../../machines/failure.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { useState } from 'react';
import { SessionDrawing } from '../charts/drawings.tsx';
import { chartNamed, sceneAfter } from '../charts/scene.ts';

interface SessionPageProps {
  /** The replay line of the session that leads to the page. */
  readonly line: string;
  /** Answers the calls of the page's sections. */
  readonly client: ApiClient;
}

/** A page that the session draws, with its sections. */
export function SessionPage({ line, client }: SessionPageProps) {
  const [{ actor }] = useState(() => sceneAfter(chartNamed('session'), line));
  return <SessionDrawing actor={actor} client={client} />;
}

/** A back end's answers in a story that runs a page with its calls. */
const exchange = having({ response: having({ body: having({ data: unknown() }) }) });

const files = import.meta.glob<unknown>('../../src/contract/fixtures/*.json', { eager: true, import: 'default' });

/** Every call is answered as in its first golden exchange. */
export const fixtureAnswers: ApiClient = async ({ answer, fixtures: [name], path }) => {
  const file = files[`../../src/contract/fixtures/${name}.json`];
  if (file === undefined) throw new Error(`${path} has no fixture "${name}"`);
  return { kind: 'answered', answer: answer.decode(exchange.create(file).response.body.data), omissions: [] };
};

/** No call reaches the server. */
export const noAnswers: ApiClient = ({ method, path }) => Promise.reject(new ApiError('offline', `${method} ${path}`));

const meta = { title: 'Pages/Account home', component: SessionPage } satisfies Meta<typeof SessionPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const line = 'account > readSite:done.site > readVisitor:done.signedIn';

const shown = { line, client: fixtureAnswers };
const failed = { line, client: noAnswers };

export const AllShownFr: Story = { parameters: { language: 'fr' }, args: shown };
export const AllShownEn: Story = { parameters: { language: 'en' }, args: shown };
export const AllFailedFr: Story = { parameters: { language: 'fr' }, args: failed };
export const AllFailedEn: Story = { parameters: { language: 'en' }, args: failed };
