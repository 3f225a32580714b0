// What is typed is cleared where a page comes back by Back or reload: WebKit keeps it in spite of `no-store`.
'use strict';

addEventListener('pageshow', ({ persisted }) => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!persisted && navigation?.type === 'navigate') return;
  for (const form of document.forms) form.reset();
});
