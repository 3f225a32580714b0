/** A back end's answers in a story that runs a page with its calls. */
import { exchangeOf } from '../../contract/exchange.ts';
import { ApiError } from '../../machines/failure.ts';
import type { ApiClient } from '../../src/api/client.ts';

const files = import.meta.glob<unknown>('../../contract/fixtures/*.json', { eager: true, import: 'default' });

/** Every call is answered as in its first golden exchange. */
export const fixtureAnswers: ApiClient = async ({ answer, fixtures: [name], path }) => {
  const file = files[`../../contract/fixtures/${name}.json`];
  if (file === undefined) throw new Error(`${path} has no fixture "${name}"`);
  return { kind: 'answered', answer: answer.decode(exchangeOf(file).response.body.data), omissions: [] };
};

/** No call reaches the server. */
export const noAnswers: ApiClient = ({ method, path }) => Promise.reject(new ApiError('offline', `${method} ${path}`));
