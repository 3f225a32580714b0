/**
 * Runs in the index page, not here: it is written into the page as it stands, so it knows nothing outside itself. Keeps
 * which pictures are approved, in this browser until the list is downloaded, and leads from state to state by keyboard.
 */
export function review(): void {
  const key = `approved ${window.location.pathname}`;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-approve]')];
  const output = document.querySelector('output');

  const approved = (): readonly string[] =>
    boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset['approve'] ?? '');
  const tell = (): void => {
    if (output) output.textContent = `${approved().length} of ${boxes.length} approved`;
    window.localStorage.setItem(key, JSON.stringify(approved()));
  };
  /** Approves what is shown of a part of the page; what is approved already is taken back. */
  const toggle = (part: Element | null): void => {
    const own = [...(part?.querySelectorAll<HTMLInputElement>('figure:not([hidden]) [data-approve]') ?? [])];
    const isApproved = own.every(({ checked }) => checked);
    for (const box of own) box.checked = !isApproved;
    tell();
  };
  const step = (by: number): void => {
    const states = [...document.querySelectorAll<HTMLElement>('article:not([hidden])')];
    const here = states.findIndex((state) => state.contains(document.activeElement));
    const next = states[Math.max(0, Math.min(states.length - 1, here + by))];
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
  };

  const stored = window.localStorage.getItem(key) ?? '[]';
  for (const box of boxes) box.checked = stored.includes(JSON.stringify(box.dataset['approve']));
  document.addEventListener('change', tell);
  for (const button of document.querySelectorAll('[data-approve-all]')) {
    button.addEventListener('click', () => toggle(button.closest('section')));
  }
  document.querySelector('[data-download]')?.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(approved(), null, 2)], { type: 'application/json' }));
    link.download = 'approved.json';
    link.click();
  });
  document.addEventListener('keydown', ({ key: pressed, target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') return;
    const state = document.activeElement?.closest('article') ?? null;
    if (pressed === 'j') step(1);
    if (pressed === 'k') step(-1);
    if (pressed === 'a') toggle(state);
    if (pressed === 'A') toggle(state?.closest('section') ?? null);
  });
  if (boxes.length > 0) tell();
}
