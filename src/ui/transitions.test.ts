/** CSS transitions keep no removed elements in memory. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Properties of one longhand: a shorthand such as `border-color` is four transitions. */
const longhands = ['background-color', 'color', 'opacity', 'rotate', 'scale', 'translate'];

/** Every `transition` of the stylesheets. */
const transitions = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<![-\w])transition:\s*([^;]+);/g)].map(
    ([, value = '']) => [file, value] as const,
  ),
);

test('is found in the stylesheets', () => {
  expect(transitions.length).toBeGreaterThan(2);
});

// React Aria keeps each element in transition, and registers only one cancelled transition of an element that is
// removed from the document (`runAfterTransition`): after two, the element stays in memory, and with it its page.
test.each(transitions)('%s moves one property of an element: %s', (_, value) => {
  expect(longhands).toContain(value.split(' ')[0]);
  expect(value).not.toContain(',');
});
