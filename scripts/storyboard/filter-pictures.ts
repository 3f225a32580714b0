/**
 * Runs in the index page, not here: it is written into the page as it stands, so it knows nothing outside itself.
 * Shows a picture where all its data are switched on, and a heading where a picture below it is shown.
 */
export function filterPictures(): void {
  const data = ['chart', 'locale', 'scheme', 'width', 'verdict'];
  const form = document.querySelector('form');
  const name = form?.querySelector<HTMLInputElement>('[name=name]');
  const size = form?.querySelector<HTMLInputElement>('[name=size]');

  const isOn = (datum: string, value: string | undefined): boolean => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`[data-filter=${datum}]`)];
    const box = boxes.find((each) => each.value === value);
    return box?.checked ?? true;
  };
  const apply = (): void => {
    const wanted = name?.value.toLowerCase() ?? '';
    for (const figure of document.querySelectorAll('figure')) {
      const state = figure.dataset['state']?.toLowerCase() ?? '';
      figure.hidden = !state.includes(wanted) || !data.every((datum) => isOn(datum, figure.dataset[datum]));
    }
    for (const part of document.querySelectorAll<HTMLElement>('article, section')) {
      part.hidden = part.querySelector('figure:not([hidden])') === null;
    }
    document.body.style.setProperty('--size', size?.value ?? '');
  };
  form?.addEventListener('input', apply);
  form?.addEventListener('submit', (event) => event.preventDefault());
  apply();
}
