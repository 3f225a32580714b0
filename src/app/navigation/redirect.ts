import { navigate } from 'wouter/use-browser-location';

/** Replaces the present address; its hash stays. */
export function redirect(href: string): void {
  navigate(href + window.location.hash, { replace: true });
}
