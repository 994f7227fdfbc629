import { is } from 'effector';
import { effector } from '../../core/federation/provided-effector.ts';
import { watchLives } from '../../core/remote-part/use-life.ts';
import { watchHoldings, type Holdings } from './holdings.ts';

/** So long what a part leaves may go on: a fade, a request that ends. */
export const GRACE_MS = 3000;

const UNITS = [
  'attach',
  'combine',
  'createEffect',
  'createEvent',
  'createStore',
  'createWatch',
  'merge',
  'restore',
  'sample',
  'split',
] as const;

/** Nothing takes a unit away but the end of the page; only a watch can be ended. */
function watchUnits({ hold }: Holdings): void {
  for (const name of UNITS) {
    const make = effector[name] as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      const made = make(...given);
      const label = is.store(made) || is.event(made) || is.effect(made) ? ` '${made.shortName}'` : '';
      const end = hold(`effector unit${label} of ${name}`);
      if (name !== 'createWatch') return made;
      return Object.assign(() => {
        end();
        (made as () => void)();
      }, made);
    };
    Object.assign(effector, { [name]: watched });
  }
}

/**
 * Development only: once no part of a remote is mounted any more, tells in the console what of it goes on, by name and by
 * the file that began it.
 */
export function nameLeaks(): void {
  const holdings = watchHoldings();
  watchUnits(holdings);
  const mounted = new Map<string, number>();
  const told = new WeakSet();

  watchLives((remote, life) => {
    mounted.set(remote, (mounted.get(remote) ?? 0) + 1);
    life.addEventListener('abort', () => {
      const left = (mounted.get(remote) ?? 1) - 1;
      mounted.set(remote, left);
      if (left > 0) return;
      const before = holdings.of(remote);
      setTimeout(() => {
        const still = new Set(holdings.alive());
        for (const { holding, where } of before) {
          if (!still.has(holding) || told.has(holding)) continue;
          told.add(holding);
          console.warn(`${remote} left behind: ${holding.what}, begun ${where}. End it with the signal of its mount.\n${holding.stack}`);
        }
      }, GRACE_MS);
    });
  });
}
