import type { RemoteDay } from '#entities/registry';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** Which version was taken back, when, by whom, why, and what visitors get since. */
export function TakenBack({ takenBack: { channel, version, to, by, reason, at } }: { takenBack: RemoteDay['takenBack'][number] }) {
  const { say, time } = useWords();
  const who = by === 'health' ? say('day.byItself') : by;
  return (
    <div className={parts.refusal}>
      <p>
        <strong>{say(`day.takenBack.${channel}`, { version })}</strong>
      </p>
      <p>
        {time(at)} · {who}
        {to !== null && <> · {say('day.now', { version: to })}</>}
      </p>
      {reason !== null && <p>{reason}</p>}
    </div>
  );
}
