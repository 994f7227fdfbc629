import { $theme } from '@mortar/host';
import type { Scope } from 'effector';

/** Paper is white: what is printed takes the light theme, whichever is chosen. */
export function watchPrint(scope: Scope): void {
  const page = document.documentElement;
  window.addEventListener('beforeprint', () => (page.dataset['theme'] = 'light'));
  window.addEventListener('afterprint', () => (page.dataset['theme'] = scope.getState($theme)));
}
