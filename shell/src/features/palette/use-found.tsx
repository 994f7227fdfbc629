import { $panels, Slot, type Found } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { navigateFx } from '../../core/navigation/navigate.ts';
import type { Command } from './use-commands.ts';

/** Pause in the typing after which remotes look, ms. */
const PAUSE_MS = 200;
const FEWEST_CHARACTERS = 2;

interface InRemotes {
  /** What is not there yet comes later. */
  commands: Command[];
  /** Whether an answer may still come. */
  isLooking: boolean;
  /** What looks; it draws nothing. */
  slot: ReactNode;
}

/** What remotes find by a text in what they have: collections, people, posts. */
export function useFound(typed: string): InRemotes {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const { go, panels } = useUnit({ go: navigateFx, panels: $panels });
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.length < FEWEST_CHARACTERS ? '' : typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const onFound = useCallback((one: Found) => setFound((others) => [...others.filter(({ remote }) => remote !== one.remote), one]), []);
  const answers = text === typed ? found.filter((one) => one.text === text) : [];
  return {
    commands: answers.flatMap(({ remote, pages }) =>
      pages.map(({ id, to, label, kind }) => ({ id: `${remote}.${id}`, label, kind, run: () => void go({ to }) })),
    ),
    isLooking: typed.length >= FEWEST_CHARACTERS && answers.length === 0 && panels.some((panel) => panel.slot === 'search'),
    slot: text !== '' && (
      <div hidden>
        <Slot name="search" props={{ text, onFound }} fallback={null} />
      </div>
    ),
  };
}
