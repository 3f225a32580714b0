/** Three nodes of PostgreSQL under Patroni, on one machine: `deploy/cluster/patroni.yml` with other addresses. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { stablePort } from './ports.ts';
import { pause } from '../../server/core/in-time.ts';
import type { Opened } from '../../server/core/start-stop.ts';
import type { Program } from './deployed.ts';
import { deployed, programAt, startProgram } from './deployed.ts';
import { folderFor, whenListening, writeFor } from './pgbouncer.ts';

/** Longest wait for the cluster to be complete, in milliseconds. */
const PATIENCE = 600_000;

export interface Node {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni’s answers. */
  readonly restPort: number;
  readonly folder: string;
  patroni: Program;
}

/** Ports of a machine that stand for the addresses in `deploy/cluster/`. */
export interface DatabasePorts {
  /** Of HAProxy, which leads to the primary. */
  readonly primary: number;
  readonly nodes: readonly { readonly port: number; readonly restPort: number }[];
}

export async function choosePorts(): Promise<DatabasePorts> {
  const primary = await stablePort();
  const nodes: { readonly port: number; readonly restPort: number }[] = [];
  for (let index = 0; index < 3; index += 1) nodes.push({ port: await stablePort(), restPort: await stablePort() });
  return { primary, nodes };
}

const secret = () => randomBytes(18).toString('hex');

async function openEtcd(log: URL, opened: Opened): Promise<string> {
  const folder = await folderFor('etcd');
  opened.add(() => rm(folder, { recursive: true, force: true }));
  const [client, peer] = [await stablePort(), await stablePort()];
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const etcd = startProgram(
    'etcd',
    [
      `--data-dir=${join(folder, 'data')}`,
      `--listen-client-urls=${clients}`,
      `--advertise-client-urls=${clients}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
      '--log-level=warn',
    ],
    { log, cwd: folder },
  );
  opened.add(() => etcd.end('SIGTERM'));
  await whenListening(client, etcd.isRunning);
  return `127.0.0.1:${client}`;
}

/** Process ids of a node’s PostgreSQL: the server and its children. */
async function pidsOf({ folder }: Node): Promise<readonly number[]> {
  const file = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const server = Number.parseInt(file, 10);
  if (!Number.isInteger(server)) return [];
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
  return [server, ...children.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]))];
}

/** Opens the cluster with the desk’s database. `log`: the file of a program’s output. */
export async function openDatabaseCluster(ports: DatabasePorts, log: (name: string) => URL, opened: Opened) {
  const [superuser, replication, password] = [secret(), secret(), secret()];
  const etcd = await openEtcd(log('etcd'), opened);

  function launch({ name, folder }: Pick<Node, 'name' | 'folder'>): Program {
    return startProgram('patroni', [join(folder, 'patroni.yml')], { log: log(name), cwd: folder });
  }

  async function openNode(index: number): Promise<Node> {
    const name = `db${index + 1}`;
    const { port = 0, restPort = 0 } = ports.nodes[index] ?? {};
    const folder = await folderFor(name);
    const file = deployed('patroni.yml', {
      'name: db1': `name: ${name}`,
      '10.0.0.21:8008': `127.0.0.1:${restPort}`,
      '10.0.0.21:5432': `127.0.0.1:${port}`,
      '10.0.0.31:2379,10.0.0.32:2379,10.0.0.33:2379': etcd,
      '/var/lib/postgresql/15/desk': join(folder, 'data'),
      '/var/lib/postgresql/.pgpass-patroni': join(folder, 'pgpass'),
      '/usr/lib/postgresql/15/bin': dirname(programAt('pg_controldata') ?? ''),
      '/var/run/postgresql': folder,
      'CHANGE-ME-SUPERUSER': superuser,
      'CHANGE-ME-REPLICATION': replication,
    });
    await writeFor(join(folder, 'patroni.yml'), file);
    const node: Node = { name, port, restPort, folder, patroni: launch({ name, folder }) };
    opened.add(async () => {
      await node.patroni.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    });
    return node;
  }

  const nodes = [await openNode(0), await openNode(1), await openNode(2)];

  const ask = async (node: Node, path: string): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${node.restPort}/${path}`, {
      signal: AbortSignal.timeout(3000),
    }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  };

  async function primary(): Promise<Node | null> {
    for (const node of nodes) if (node.patroni.isRunning() && (await ask(node, 'primary'))) return node;
    return null;
  }

  const urlOf = (port: number, user: string, secretOf: string, database: string) =>
    `postgres://${user}:${secretOf}@127.0.0.1:${port}/${database}?sslmode=disable`;

  async function query<Row extends object>(statement: string, database = 'postgres'): Promise<readonly Row[]> {
    const client = new Client({ connectionString: urlOf(ports.primary, 'postgres', superuser, database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Resolves once a primary writes, and two standbys follow it, one of them synchronously. */
  async function whenComplete(): Promise<void> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const rows = await query<{ state: string }>(
        `select sync_state as state from pg_stat_replication where state = 'streaming' and not pg_is_in_recovery()`,
      ).catch(() => []);
      if (rows.length === 2 && rows.some(({ state }) => state === 'sync')) return;
      if (performance.now() > end) throw new Error('The database cluster is not complete: see reports/cluster/');
      await pause(300);
    }
  }

  await whenComplete();
  const statements = deployed('database.sql', { 'CHANGE-ME': password })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'));
  for (const statement of statements) await query(statement);

  return {
    /** The database’s own address, over HAProxy. */
    directUrl: urlOf(ports.primary, 'desk', password, 'desk'),
    /** Runs a statement as superuser. */
    query,
    nodes,
    primary,
    pidsOf,
    whenComplete,
    /** Kills a node as the loss of its machine does. */
    kill: async (node: Node): Promise<void> => {
      const pids = await pidsOf(node);
      const ended = node.patroni.end('SIGKILL');
      for (const pid of pids) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended meanwhile.
        }
      }
      await ended;
    },
    /** Starts a killed node again: it follows the new primary. */
    restart: (node: Node): void => {
      node.patroni = launch(node);
    },
  };
}

export type DatabaseCluster = Awaited<ReturnType<typeof openDatabaseCluster>>;
