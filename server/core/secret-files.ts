import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secrets or contain one. Each may be in a file that `NAME_FILE` names, as Docker and systemd give them. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** An environment with the contents of secret files, and issues about files that cannot be used; an empty file counts as none. */
export function withSecretFiles(environment: Environment): {
  readonly environment: Environment;
  readonly issues: readonly string[];
} {
  const issues: string[] = [];
  const read = secretSettings.map((name): readonly [string, string | undefined] => {
    const given = environment[name];
    const file = environment[`${name}_FILE`];
    if (file === undefined || file === '') return [name, given];
    if (given !== undefined && given !== '') issues.push(`${name}_FILE: must not be set together with ${name}`);
    try {
      return [name, readFileSync(file, 'utf8').trim()];
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown failure';
      issues.push(`${name}_FILE: its file cannot be read (${code})`);
      return [name, undefined];
    }
  });
  return { environment: { ...environment, ...Object.fromEntries(read) }, issues };
}
