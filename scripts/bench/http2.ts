/** The product as a deployment has it: behind a proxy that speaks HTTP/2 (nginx, from Debian's packages). */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/free-port.ts';

const execute = promisify(execFile);

/** Debian keeps it where plain users do not look. */
const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

function configuration(folder: string, ports: ReadonlyMap<string, number>): string {
  const servers = [...ports].map(
    ([origin, port]) => `
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Host $proxy_host;
    }
  }`,
  );
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${kept.join(' ')}${servers.join('')}
}`;
}

/** Resolves when something listens at a port. */
async function listens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isOpen) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await listens(port);
}

/**
 * Starts a proxy with an address over HTTP/2 for each origin, and ends it afterwards. Its certificate is one that browsers
 * are to be told to take. Throws where there is no nginx.
 */
export async function behindHttp2(
  origins: readonly string[],
  measure: (proxied: (origin: string) => string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-http2-'));
  const ports = new Map<string, number>();
  for (const origin of origins) ports.set(origin, await freePort('127.0.0.1'));
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'.split(
    ' ',
  );
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  await execute('openssl', [...request, ...files]);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, ports));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const failed = once(nginx, 'error').then(([cause]) => {
    throw new Error('There is no nginx to speak HTTP/2 with: apt-get install nginx-light', { cause });
  });
  const ended = once(nginx, 'exit');
  try {
    await Promise.race([
      Promise.all([...ports.values()].map(listens)),
      failed,
      ended.then(() => {
        throw new Error('nginx ended before it listened');
      }),
    ]);
    await measure((origin) => `https://localhost:${ports.get(origin) ?? ''}`);
  } finally {
    nginx.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
