import { Loaded } from '@mortar/remote-kit';
import { useId } from 'react';
import { day, type RemoteDay, type TeamRemote } from '#entities/registry';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { DayCard } from './day-card.tsx';

const isQuiet = ({ takenBack, failedBrowsers, newestError }: RemoteDay) =>
  takenBack.length === 0 && failedBrowsers === 0 && newestError === null;

/** What broke in the last 24 hours and whose it is; what ran without a failure is named in one line. */
export function LastDay({ remotes }: { remotes: readonly TeamRemote[] }) {
  const { say } = useWords();
  const id = useId();
  return (
    <section className={parts.section} aria-labelledby={id}>
      <h2 id={id} className={parts.heading}>
        {say('day.title')}
      </h2>
      <Loaded of={day}>
        {({ remotes: days }) => {
          const loud = days.filter((one) => !isQuiet(one));
          const quiet = remotes.filter(({ name }) => !loud.some(({ remote }) => remote === name));
          return (
            <>
              {loud.length > 0 && (
                <ul className={parts.cards}>
                  {loud.map((one) => (
                    <DayCard key={one.remote} day={one} remote={remotes.find(({ name }) => name === one.remote)} />
                  ))}
                </ul>
              )}
              <Quiet remotes={quiet} isAll={loud.length === 0} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Quiet({ remotes, isAll }: { remotes: readonly TeamRemote[]; isAll: boolean }) {
  const { say, locale, list } = useWords();
  if (remotes.length === 0) return null;
  return (
    <p className={parts.note}>
      {isAll ? say('day.quiet') : say('day.others', { remotes: list(remotes.map(({ title }) => title[locale])) })}
    </p>
  );
}
