import { useUnit } from 'effector-react';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { $lastChange } from './model.ts';

/** Says what came of the last change of this remote. */
export function LastChange({ name }: { name: string }) {
  const { say, none } = useWords();
  const last = useUnit($lastChange);
  const told = last?.result.name === name ? last : null;
  return (
    <p role="status" className={parts.outcome} data-shown={told ? true : undefined}>
      {told &&
        say(told.result.changed ? 'outcome.changed' : 'outcome.unchanged', {
          action: say(`action.${told.action}`),
          from: told.result.from ?? none,
          to: told.result.to ?? none,
        })}
    </p>
  );
}
