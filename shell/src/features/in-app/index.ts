import { $runtime } from '@mortar/host';
import type { Scope } from 'effector';

/** Finds out whether the page lies inside our native app, and takes up what the app says of its person. Browsers that do not call themselves our app load nothing of this. */
export async function enterApp(scope: Scope): Promise<void> {
  if (!scope.getState($runtime).app) return;
  try {
    const { enter } = await import(/* webpackChunkName: "in-app" */ './enter.ts');
    await enter(scope);
  } catch {
    // Without that code the page is one in a browser.
  }
}
