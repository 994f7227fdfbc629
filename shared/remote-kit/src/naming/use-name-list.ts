import { useId, useState } from 'react';
import type { Nameable } from './name-list.tsx';

/**
 * The list of people that a field offers while a name is written in it.
 * @param people none while no name is written
 * @returns `list` for `NameList`, `field` for the field, `keys` by name while the list is open, and `restart` for every change of the text
 */
export function useNameList<Person extends Nameable>(people: readonly Person[], onPick: (person: Person) => void) {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const chosen = Math.min(pointed, people.length - 1);
  const isOpen = people.length > 0 && !isDismissed;
  const move = (by: number) => setPointed((chosen + by + people.length) % people.length);
  const pick = () => onPick(people[chosen]!);
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: pick,
    Tab: pick,
    Escape: () => setDismissed(true),
  };
  return {
    list: { id, people: isOpen ? people : [], chosen, onPoint: setPointed, onPick },
    field: isOpen ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${chosen}` } : {},
    keys: isOpen ? keys : undefined,
    restart: () => {
      setDismissed(false);
      setPointed(0);
    },
  };
}
