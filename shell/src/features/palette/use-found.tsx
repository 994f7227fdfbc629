import { $panels, Slot, type Found } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { navigateFx } from '../../core/navigation/navigate.ts';
import type { Command } from './use-commands.ts';

/** Pause in the typing after which remotes look, ms. */
const PAUSE_MS = 200;
const FEWEST_CHARACTERS = 2;
/** A remote that has not answered after this is waited for no longer, ms. */
const PATIENCE_MS = 5000;

/** What is known of the text that remotes look for. */
interface Looked {
  text: string;
  found: readonly Found[];
  /** Whoever has not answered by now hardly will. */
  isOver: boolean;
}

const begun = (text: string): Looked => ({ text, found: [], isOver: false });

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
  const [looked, setLooked] = useState(() => begun(''));
  const { text } = looked;
  const { go, panels } = useUnit({ go: navigateFx, panels: $panels });
  useEffect(() => {
    const wanted = typed.length < FEWEST_CHARACTERS ? '' : typed;
    const timer = setTimeout(() => setLooked((now) => (now.text === wanted ? now : begun(wanted))), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const timer = setTimeout(() => setLooked((now) => (now.text === text ? { ...now, isOver: true } : now)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // An answer for another text was overtaken.
  const onFound = useCallback(
    (one: Found) =>
      setLooked((now) =>
        one.text === now.text ? { ...now, found: [...now.found.filter(({ remote }) => remote !== one.remote), one] } : now,
      ),
    [],
  );
  const { found, isOver } = text === typed ? looked : begun(typed);
  const isAwaited = !isOver && found.length < panels.filter((panel) => panel.slot === 'search').length;
  return {
    commands: found.flatMap(({ remote, pages }) =>
      pages.map(({ id, to, label, kind }) => ({ id: `${remote}.${id}`, label, kind, run: () => void go({ to }) })),
    ),
    isLooking: typed.length >= FEWEST_CHARACTERS && isAwaited,
    slot: text !== '' && (
      <div hidden>
        <Slot name="search" props={{ text, onFound }} fallback={null} />
      </div>
    ),
  };
}
