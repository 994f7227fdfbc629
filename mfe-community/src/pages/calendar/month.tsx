import type { Scheduled } from '@mortar/protocol/community';
import { searchOf, useShow } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedTime, useIntl } from 'react-intl';
import { composeAsked } from '#entities/post';
import { ownZone } from '../../lib/zones.ts';
import { byDay, dayOf, monthAfter, weeksOf, type Day } from './days.ts';
import styles from './month.module.css';

/** As many stand in a day; the rest are counted. */
const SHOWN = 3;
/** When a day begins for a post that is planned by pressing it. */
const MORNING = '09:00';

/** A month with what is to be published in it; a press on a day to come plans a post for it. */
export function Month({ month, waiting }: { month: string; waiting: readonly Scheduled[] }) {
  const { formatMessage, formatDate } = useIntl();
  const show = useShow();
  const compose = useUnit(composeAsked);
  const [today] = useState(() => dayOf(Date.now()));
  const days = new Map(byDay(waiting));
  const say = (day: Day, options: Intl.DateTimeFormatOptions) => formatDate(`${day}T00:00Z`, { ...options, timeZone: 'UTC' });
  const weeks = weeksOf(month);
  const step = (by: number) => show(searchOf({ month: monthAfter(month, by) }));
  return (
    <section className={styles.month} aria-labelledby="month">
      <header className={styles.head}>
        <h2 id="month" className={styles.title}>
          {say(`${month}-01`, { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton icon="arrow-left" label={formatMessage({ id: 'community.calendar.before' })} onClick={() => step(-1)} />
        <IconButton icon="arrow-right" label={formatMessage({ id: 'community.calendar.after' })} onClick={() => step(1)} />
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col" className={styles.weekday} abbr={say(day, { weekday: 'long' })}>
                {say(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const own = days.get(day) ?? [];
                const isToCome = day > today;
                return (
                  <td key={day} className={styles.cell} data-other={!day.startsWith(month) || undefined}>
                    <div className={styles.day}>
                      {isToCome ? (
                        <button
                          type="button"
                          className={styles.number}
                          data-plans
                          aria-label={formatMessage({ id: 'community.calendar.plan' }, { day: say(day, { dateStyle: 'long' }) })}
                          onClick={() => compose({ when: { local: `${day}T${MORNING}`, zone: ownZone() } })}
                        >
                          {Number(day.slice(8))}
                        </button>
                      ) : (
                        <span className={styles.number} data-today={day === today || undefined}>
                          {Number(day.slice(8))}
                        </span>
                      )}
                      {own.slice(0, SHOWN).map(({ post, publishAt, state }) => (
                        <a key={post.postid} href={`#${post.postid}`} className={styles.post} data-state={state}>
                          <span className={styles.time}>
                            <FormattedTime value={publishAt} />
                          </span>{' '}
                          {post.text || formatMessage({ id: 'community.drafts.wordless' })}
                        </a>
                      ))}
                      {own.length > SHOWN && (
                        <span className={styles.more}>
                          {formatMessage({ id: 'community.calendar.more' }, { count: own.length - SHOWN })}
                        </span>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
