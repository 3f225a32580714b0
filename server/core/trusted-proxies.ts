import { isIP } from 'node:net';

/** Names of networks that the server knows (proxy-addr): of this machine; of a link; private ones. */
const known = ['loopback', 'linklocal', 'uniquelocal'];

const bits = { 4: 32, 6: 128 } as const;

/** Whether a text is an address, a network (CIDR) that leaves somebody out, or the name of one. */
function isProxy(text: string): boolean {
  if (known.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits[version];
}

/** Proxies whose `X-Forwarded-For` is believed, separated by commas; none for `none`, `null` where one is no network. */
export function readTrustedProxies(text: string): readonly string[] | null {
  if (text === 'none') return [];
  const proxies = text.split(',').map((one) => one.trim());
  return proxies.every(isProxy) ? proxies : null;
}
