import { Gauge } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import type { Metrics } from './metrics.ts';
import { createMetrics } from './metrics.ts';

const logged: string[] = [];
const log = createLog((line) => logged.push(line));
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

function metricsAt(port: number): Metrics {
  const address = { METRICS_HOST: '127.0.0.1', METRICS_PORT: String(port) };
  const metrics = createMetrics(readSettings(address), log);
  if (metrics === null) throw new Error('The settings name an address');
  return metrics;
}

describe('metrics', () => {
  it('are off where the settings name no port', () => {
    expect(createMetrics(readSettings({}), log)).toBeNull();
  });

  it('say that their port is in use', async () => {
    const other = fastify();
    apps.push(other);
    await other.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(other.listeningOrigin);
    await expect(metricsAt(Number(port)).listen()).rejects.toThrow(
      `Cannot listen for metrics on 127.0.0.1, port ${port} (EADDRINUSE): see METRICS_HOST and METRICS_PORT.`,
    );
  });

  it('leave out what the database does not answer', async () => {
    const metrics = metricsAt(await freePort('127.0.0.1'));
    const registers = [metrics.database];
    new Gauge({
      name: 'asked',
      help: 'Asked',
      registers,
      collect: () => Promise.reject(new Error('The database is away')),
    });
    const observed = fastify();
    apps.push(observed);
    await metrics.observe(observed);
    observed.get('/known/:id', () => 'known');
    await observed.inject('/known/7');
    const app = await metrics.listen();
    apps.push(app);
    const answer = await app.inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.body).toContain('route="/known/:id"');
    expect(answer.body).not.toContain('asked');
    expect(logged.join()).toContain('The database is away');
  });
});
