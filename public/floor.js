// A classic script in old syntax: browsers that cannot read the application's code run it, before that code. What it asks for is
// what the oldest browsers that we support have (README, "Browsers").
(function () {
  var isSupported =
    'noModule' in HTMLScriptElement.prototype &&
    'toSorted' in Array.prototype &&
    'throwIfAborted' in AbortSignal.prototype &&
    'replaceChildren' in Element.prototype &&
    'structuredClone' in window &&
    window.CSS !== undefined &&
    CSS.supports('container-type', 'inline-size');
  if (isSupported) return;
  document.documentElement.setAttribute('data-below-floor', '');
  document.querySelector('[data-too-old]').removeAttribute('hidden');
})();
