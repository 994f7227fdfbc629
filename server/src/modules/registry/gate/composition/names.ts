import type { Fault } from '../verdict.ts';
import type { Composition } from './composition.ts';

/**
 * Dialogs and panels are opened by `<remote>.<name>` and so never collide between remotes; within one they must differ,
 * and so must the ids of navigation entries.
 */
export function nameFaults({ build: { description } }: Composition): Fault[] {
  const { dialogs, panels, slots = [], navigation } = description;
  return [
    ...twice(
      'dialogs',
      'dialog',
      // A popup is opened by its name as a dialog is.
      [...dialogs, ...panels.filter(({ place }) => place === 'popup').map(({ id }) => id)],
    ),
    ...twice('slots', 'slot', slots),
    ...twice(
      'panels',
      'panel',
      panels.map(({ id }) => id),
    ),
    ...twice(
      'navigation',
      'navigation entry',
      navigation.map(({ id }) => id),
    ),
  ];
}

function twice(rule: Fault['rule'], kind: string, names: readonly string[]): Fault[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({ rule, file: 'remote.json', what: `the ${kind} '${name}' is declared twice` }));
}
