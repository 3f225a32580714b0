import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../services.ts';

/** Header with the signature of a confirmation: `t=<seconds since 1970>,v1=<hexadecimal>`. */
export const signatureHeader = 'sandbox-signature';

/** A confirmation further away in time, past or future, is refused: it may be a replay. */
const WINDOW_SECONDS = 300;

const secretName = 'sandbox confirmations';

/** The secret of this installation, created on first use. */
export async function confirmationSecret({ db }: Pick<Services, 'db'>): Promise<Buffer> {
  const found = await db.selectFrom('secrets').select('value').where('name', '=', secretName).executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto('secrets')
    .values({ name: secretName, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return confirmationSecret({ db });
}

function digest(secret: Buffer, seconds: number, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** Signs a body at a moment. */
export function sign(secret: Buffer, now: Date, body: string): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Whether a signature was made with this secret, for this body, within `WINDOW_SECONDS`. */
export function isSigned(secret: Buffer, now: Date, body: Buffer, signature: unknown): boolean {
  const parts = typeof signature === 'string' ? /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) : null;
  if (!parts) return false;
  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > WINDOW_SECONDS) return false;
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(secret, seconds, body));
}
