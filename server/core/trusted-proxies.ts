import { isIP } from 'node:net';

/** Names of networks in proxy-addr. */
const known = ['loopback', 'linklocal', 'uniquelocal'];

const bits = { 4: 32, 6: 128 } as const;

/** Whether a text is an address, a network (CIDR) that does not cover everything, or a known name. */
function isProxy(text: string): boolean {
  if (known.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits[version];
}

/** Parses proxies separated by commas, or `none`; `null` for anything else. */
export function readTrustedProxies(text: string): readonly string[] | null {
  if (text === 'none') return [];
  const proxies = text.split(',').map((one) => one.trim());
  return proxies.every(isProxy) ? proxies : null;
}
