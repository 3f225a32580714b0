/** 128 random bits as text; `crypto.randomUUID` does not exist on plain http beyond this machine. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
