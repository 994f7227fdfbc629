import { Tag } from '@mortar/ui';
import { Link } from 'react-router';
import { TakenBack } from '#entities/health';
import type { RemoteDay, TeamRemote } from '#entities/registry';
import { hrefOf } from '#entities/selection';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** Name of the host among the remotes' figures. */
const SHELL = 'shell';

interface Props {
  day: RemoteDay;
  /** Undefined for the shell, and for a remote that is gone. */
  remote: TeamRemote | undefined;
}

/** A remote that failed or was taken back: whose it is, how many met it, the newest error. */
export function DayCard({ day: { remote: name, browsers, failedBrowsers, takenBack, newestError }, remote }: Props) {
  const { say, locale, none, share, count, time } = useWords();
  const title = remote?.title[locale] ?? (name === SHELL ? say('day.shell') : name);
  return (
    <li className={parts.card}>
      <h3 className={parts.subheading}>
        {remote ? (
          <Link to={hrefOf({ remote: name, view: 'health' })} className={parts.link}>
            {title}
          </Link>
        ) : (
          title
        )}{' '}
        <code className={parts.meta}>{name}</code>
      </h3>
      <p>{say('owner', { owner: remote?.owner || (name === SHELL ? SHELL : none) })}</p>
      {takenBack.map((one) => (
        <TakenBack key={`${one.at} ${one.version}`} takenBack={one} />
      ))}
      <p className={parts.tagged}>
        <Tag tone={failedBrowsers > 0 ? 'danger' : 'neutral'}>{share(browsers > 0 ? failedBrowsers / browsers : null)}</Tag>
        {say('day.failed', { failed: failedBrowsers, failedText: count(failedBrowsers), browsers: count(browsers) })}
      </p>
      {newestError && (
        <p className={parts.pair}>
          <strong className={parts.told}>{newestError.message || say('day.manyErrors')}</strong>
          <span className={parts.meta}>
            {say(`errors.${newestError.kind}`)} · <code>{newestError.version}</code> · {time(newestError.lastAt)}
          </span>
        </p>
      )}
    </li>
  );
}
