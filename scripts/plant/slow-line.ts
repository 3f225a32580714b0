import type { Bug } from './bug.ts';

/** Bugs of a slow or broken line, in what brings the application's code. */
export const bringingBugs: readonly Bug[] = [
  {
    name: 'a-file-that-is-silent-is-waited-for-without-end',
    kind: 'missing cleanup',
    file: 'src/app/bring-code.ts',
    find: `    silence = setTimeout(() => calledOff.abort(), SILENCE);
`,
    replace: '',
  },
  {
    name: 'a-file-of-which-something-comes-is-called-off',
    kind: 'stale value',
    file: 'src/app/bring-code.ts',
    find: `    while (reader && !(await reader.read()).done) listen();`,
    replace: `    while (reader && !(await reader.read()).done);`,
  },
  {
    name: 'what-the-server-has-not-is-asked-for-again',
    kind: 'wrong guard',
    file: 'src/app/bring-code.ts',
    find: `times === 1 || cause instanceof Refused`,
    replace: `times === 1`,
  },
  {
    name: 'a-file-that-failed-once-has-failed-for-good',
    kind: 'missing cleanup',
    file: 'src/app/bring-code.ts',
    find: `  coming.catch(() => brought.delete(file));
`,
    replace: '',
  },
  {
    name: 'a-page-whose-code-comes-slowly-is-thrown-away',
    kind: 'wrong guard',
    file: 'src/app/bring-code.ts',
    find: `  if (silent.length === 0) await wait(SILENCE, hasCome);
`,
    replace: '',
  },
];

/** Bugs of a slow or broken line, in what a person sees meanwhile. */
export const waitingBugs: readonly Bug[] = [
  {
    name: 'a-payment-that-is-asked-about-does-not-say-so',
    kind: 'pending not marked',
    file: 'src/screens/ordering/confirming.tsx',
    find: `          isPending={isPressed && isAsking}
`,
    replace: '',
  },
  {
    name: 'a-section-on-its-way-says-nothing',
    kind: 'pending not marked',
    file: 'src/ui/loading-text.tsx',
    find: `        {children}
      </p>`,
    replace: `      </p>`,
  },
];
