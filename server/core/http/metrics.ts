import client, { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { IMetricsPluginOptions } from 'fastify-metrics';
import fastifyMetrics from 'fastify-metrics';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import { processMetrics } from '../db/pool-metrics.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-stop.ts';
import { routeOf } from './request-log.ts';

type MetricsPlugin = FastifyPluginCallback<Partial<IMetricsPluginOptions>>;

/** Upper bounds of the histogram of latencies, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long the database may take, in milliseconds. */
const TIMEOUT = 3000;

const isPlugin = (exported: unknown): exported is MetricsPlugin => typeof exported === 'function';

/** The plugin is a CommonJS module, whose exports Node gives as the default one. */
function pluginOf(exported: object): MetricsPlugin {
  const plugin: unknown = 'default' in exported ? exported.default : exported;
  if (!isPlugin(plugin)) throw new Error('fastify-metrics exports no plugin');
  return plugin;
}

/** The metrics of one server. */
export interface Metrics {
  /** Registers metrics read from the database: left out, and logged, if it does not answer. */
  readonly database: Registry;
  /** Measures the requests of an app, by method, route and status. */
  readonly observe: (app: FastifyInstance) => Promise<void>;
  /** Answers `GET /metrics` on an address of its own. Throws a `StartError`. */
  readonly listen: () => Promise<FastifyInstance>;
}

/** The metrics of a server; `null` where the settings name no address for them. */
export function createMetrics({ metrics: address }: Pick<Settings, 'metrics'>, log: Log): Metrics | null {
  if (address === null) return null;
  const registry = new Registry();
  const database = new Registry();
  return {
    database,
    observe: async (app) => {
      await app.register(pluginOf(fastifyMetrics), {
        promClient: client,
        endpoint: null,
        defaultMetrics: { enabled: true, register: registry },
        routeMetrics: {
          enabled: { histogram: true, summary: false },
          // Pages have no route.
          registeredRoutesOnly: false,
          overrides: {
            labels: { getRouteLabel: (request) => routeOf(request) ?? 'none' },
            histogram: { name: 'desk_http_request_duration_seconds', buckets: BUCKETS, registers: [registry] },
            summary: { registers: [] },
          },
        },
      });
    },
    listen: async () => {
      const app = fastify({
        loggerInstance: log.logger,
        logController: new LogController({ disableRequestLogging: true }),
      });
      app.get('/metrics', async (_, reply) => {
        const own = Registry.merge([processMetrics, registry]);
        // First, so that the reads below do not count in the metrics of the pools.
        const ownText = await own.metrics();
        const databaseText = await inTime(database.metrics(), TIMEOUT).catch((error: unknown) => {
          log.error('Metrics could not be read from the database', error);
          return '';
        });
        return reply.header('cache-control', 'no-store').type(own.contentType).send(`${ownText}\n${databaseText}`);
      });
      try {
        await app.listen(address);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : error;
        throw new StartError(
          `Cannot listen for metrics on ${address.host}, port ${address.port} (${String(code)}): see METRICS_HOST and METRICS_PORT.`,
        );
      }
      return app;
    },
  };
}
