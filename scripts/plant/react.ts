import type { Bug } from './bug.ts';

/** Bugs in the engine's React half and in the components. */
export const reactBugs: readonly Bug[] = [
  {
    name: 'a-reload-is-called-as-the-first-step-until-all-is-read',
    kind: 'screen of another step',
    file: 'src/engine/visit-view.tsx',
    find: `        announced={announced}
`,
    replace: '',
  },
  {
    name: 'a-reload-goes-back-to-the-first-mark-until-all-is-read',
    kind: 'screen of another step',
    file: 'src/engine/visit-view.tsx',
    find: `routes, announced, snapshot`,
    replace: `routes, stepOf(snapshot), snapshot`,
  },
  {
    name: 'an-outcome-is-hidden-by-an-address-that-waited',
    kind: 'wrong guard',
    file: 'src/engine/visit.ts',
    find: `!(waitsForOutcome && isOutcome)`,
    replace: `true`,
  },
  {
    name: 'trying-again-forgets-which-step-was-asked-for',
    kind: 'stale value',
    file: 'src/engine/visit.ts',
    find: `    isOpen = standsIn && !isBusy;`,
    replace: `    isOpen = false;`,
  },
  {
    name: 'a-link-to-another-quote-begins-at-its-first-step',
    kind: 'missing action',
    file: 'src/engine/visit.ts',
    find: `      else if (standsIn) isOpen = asked < 2;
`,
    replace: '',
  },
  {
    name: 'whoever-has-gone-on-is-thrown-back-to-an-old-address',
    kind: 'wrong guard',
    file: 'src/engine/visit.ts',
    find: `if (cause === 'event' && (!standsIn || isElsewhere)) isOpen = false;`,
    replace: `if (cause === 'event' && isElsewhere) isOpen = false;`,
  },
  {
    name: 'every-step-replaces-the-one-before',
    kind: 'stale value',
    file: 'src/engine/visit.ts',
    find: `    cause = 'event';
    isOpen`,
    replace: `    isOpen`,
  },
  {
    name: 'a-left-chart-never-stops',
    kind: 'missing cleanup',
    file: 'src/engine/visit.ts',
    find: `        observe(stopWhenSent);
`,
    replace: '',
  },
  {
    name: 'leaving-sends-nothing',
    kind: 'missing action',
    file: 'src/engine/visit.ts',
    find: `        leave();
        observe`,
    replace: `        observe`,
  },
  {
    name: 'a-chart-that-is-reopened-ignores-the-address',
    kind: 'stale value',
    file: 'src/engine/visit.ts',
    find: `        actor = opened();
        request(place);`,
    replace: `        actor = opened();`,
  },
  {
    name: 'focus-stays-where-the-step-before-was',
    kind: 'focus not moved',
    file: 'src/engine/arrival.tsx',
    find: `heading?.focus();`,
    replace: `heading?.scrollIntoView();`,
  },
  {
    name: 'a-page-that-loads-takes-the-focus',
    kind: 'said twice',
    file: 'src/engine/arrival.tsx',
    find: `shown.current !== null && shown.current !== name`,
    replace: `shown.current !== name`,
  },
  {
    name: 'a-page-view-is-told-again-in-another-language',
    kind: 'said twice',
    file: 'src/engine/arrival.tsx',
    find: `  }, [name]);`,
    replace: `  }, [name, title]);`,
  },
  {
    name: 'a-reopened-chart-begins-with-the-first-draft',
    kind: 'stale closure',
    file: 'src/engine/keep-draft.ts',
    find: `packDraft(funnel.draft, scope(), value, kept)`,
    replace: `packDraft(funnel.draft, scope(), value, fresh())`,
  },
  {
    name: 'a-selected-view-does-not-see-that-its-chart-works',
    kind: 'pending not marked',
    file: 'src/engine/selecting.tsx',
    find: `before.busy === after.busy && isSameData(before.data, after.data)`,
    replace: `isSameData(before.data, after.data)`,
  },
  {
    name: 'an-older-draft-comes-back',
    kind: 'storage not cleared',
    file: 'src/engine/storage.ts',
    find: `      if (memory.has(key)) attempt((store) => store.removeItem(key));
`,
    replace: ``,
  },
  {
    name: 'an-order-is-sent-before-its-key-is-kept',
    kind: 'wrong guard',
    file: 'src/engine/keep-draft.ts',
    find: `if (snapshot.hasTag('busy')) write();
      else queueMicrotask(write);`,
    replace: `queueMicrotask(write);`,
  },
  {
    name: 'the-present-step-counts-as-done',
    kind: 'off by one',
    file: 'src/engine/progress.ts',
    find: `index < current ? 'done' : index === current`,
    replace: `index <= current ? 'done' : index === current + 1`,
  },
  {
    name: 'a-page-at-work-does-not-say-so',
    kind: 'pending not marked',
    file: 'src/engine/step-view.tsx',
    find: `      isBusy={busy}`,
    replace: `      isBusy={false}`,
  },
  {
    name: 'back-is-not-told-to-the-chart',
    kind: 'stale closure',
    file: 'src/engine/visit-view.tsx',
    find: `useEffect(() => visit.arrive(place), [visit, place]);`,
    replace: `useEffect(() => visit.arrive(place), [visit]);`,
  },
  {
    name: 'closing-the-window-sends-nothing',
    kind: 'wrong event',
    file: 'src/engine/visit-view.tsx',
    find: `window.addEventListener('pagehide', visit.leave);`,
    replace: `window.addEventListener('unload', visit.leave);`,
  },
  {
    name: 'a-crashed-chart-leaves-a-dead-page',
    kind: 'error swallowed',
    file: 'src/engine/use-chart.ts',
    find: `  if (snapshot.status === 'error') throw snapshot.error;
`,
    replace: '',
  },
  {
    name: 'a-pending-button-can-be-pressed-again',
    kind: 'duplicated effect',
    file: 'src/ui/button.tsx',
    find: `if (isBlocked) event.preventDefault();`,
    replace: `if (isDisabled) event.preventDefault();`,
  },
  {
    name: 'the-summary-takes-focus-once-only',
    kind: 'focus not moved',
    file: 'src/ui/error-summary.tsx',
    find: `useEffect(() => queueMicrotask(() => summary.current?.focus()), [attempt]);`,
    replace: `useEffect(() => queueMicrotask(() => summary.current?.focus()), []);`,
  },
  {
    name: 'a-failure-is-not-read-aloud',
    kind: 'not announced',
    file: 'src/ui/notice.tsx',
    find: `{ tabIndex: -1, role: 'alert' }`,
    replace: `{ tabIndex: -1 }`,
  },
  {
    name: 'an-error-is-not-tied-to-its-field',
    kind: 'not announced',
    file: 'src/ui/field.tsx',
    find: `        ...(isInvalid && { 'aria-invalid': true }),\n`,
    replace: ``,
  },
  {
    name: 'an-option-toggles-all-others',
    kind: 'inverted guard',
    file: 'src/ui/checkbox-list.tsx',
    find: `isChosen.has(each) !== (each === value)`,
    replace: `isChosen.has(each) === (each === value)`,
  },
  {
    name: 'only-what-is-shown-of-a-long-list-stays-chosen',
    kind: 'stale value',
    file: 'src/ui/checkbox-list.tsx',
    find: `list.options.map(`,
    replace: `list.options.slice(0, 100).map(`,
  },
  {
    name: 'a-long-field-shows-nothing-chosen-at-first',
    kind: 'wrong guard',
    file: 'src/ui/select-field.tsx',
    find: `option.value === value || option`,
    replace: `option.value !== value && option`,
  },
  {
    name: 'a-message-that-is-rested-on-goes-all-the-same',
    kind: 'missing cleanup',
    file: 'src/ui/message-region.tsx',
    find: `      clearTimeout(timer);
`,
    replace: '',
  },
  {
    name: 'a-record-that-goes-takes-the-focus-with-it',
    kind: 'focus not moved',
    file: 'src/ui/record-list.tsx',
    find: `if (isGone && document.activeElement === document.body) list.current?.focus();`,
    replace: `if (isGone && document.activeElement === list.current) list.current?.focus();`,
  },
  {
    name: 'whoever-jumps-far-down-a-list-finds-nothing-there',
    kind: 'stale value',
    file: 'src/ui/record-list.tsx',
    find: `          setReach((former) => Math.max(former, reachAt(offset)));
`,
    replace: '',
  },
  {
    name: 'the-next-page-is-asked-for-twice',
    kind: 'duplicated effect',
    file: 'src/ui/record-list.tsx',
    find: `more !== undefined && !more.isReading && !more.isUnreadable`,
    replace: `more !== undefined && !more.isUnreadable`,
  },
  {
    name: 'a-switch-does-not-say-why-it-was-refused',
    kind: 'not announced',
    file: 'src/ui/switch.tsx',
    find: `  const described = [description !== undefined && \`\${id}-description\`, error !== undefined && \`\${id}-error\`].filter(`,
    replace: `  const described = [description !== undefined && \`\${id}-description\`].filter(`,
  },
  {
    name: 'a-text-that-cannot-be-copied-is-said-to-be',
    kind: 'error swallowed',
    file: 'src/ui/copy-button.tsx',
    find: `      setResult('selected');`,
    replace: `      setResult('copied');`,
  },
  {
    name: 'the-present-step-is-marked-for-eyes-only',
    kind: 'not announced',
    file: 'src/ui/progress-list.tsx',
    find: `            {...(state === 'current' && { 'aria-current': 'step' })}
`,
    replace: '',
  },
  {
    name: 'a-search-ignores-back',
    kind: 'stale value',
    file: 'src/ui/filter-bar.tsx',
    find: `    told.current = value;
    setTyped(value);`,
    replace: `    told.current = value;`,
  },
  {
    name: 'back-while-ordering-hides-an-outcome-that-is-read-first',
    kind: 'stale value',
    file: 'src/engine/visit.ts',
    find: `waitsForOutcome ||= !isOutcome;`,
    replace: `waitsForOutcome = !isOutcome;`,
  },
];
