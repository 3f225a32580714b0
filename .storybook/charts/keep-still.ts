/** Whether this page is a picture in a storyboard. */
function isPicture(): boolean {
  return window.frameElement?.hasAttribute('inert') ?? false;
}

/** Whatever takes focus scrolls all pages around it too: in a picture, it stays where it is. */
export function keepStill(): void {
  if (!isPicture()) return;
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
