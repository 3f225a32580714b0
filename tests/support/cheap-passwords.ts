/**
 * Has a process hash passwords at argon2's lowest cost: at the product's, hashing takes 20 ms of each sign-in and each scenario. The
 * product’s cost is proved in server/features/session/password-hash.test.ts. Loaded before the server (`node --import`).
 */
import { registerHooks } from 'node:module';

const cheap = `
import { createRequire } from 'node:module';
const original = createRequire(${JSON.stringify(import.meta.url)})('@node-rs/argon2');
export const { verify } = original;
export const hash = (password) => original.hash(password, { memoryCost: 8, timeCost: 1 });
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && !context.conditions.includes('require')
      ? { url: 'cheap:argon2', format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'cheap:argon2' ? { format: 'module', source: cheap, shortCircuit: true } : next(url, context),
});
