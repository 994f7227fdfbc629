import { keepCookie, readCookie } from '@mortar/host/cookies';

const COOKIE = 'activity';
/** A mail's link that opens later than this has been dead for long. */
const KEPT_SECONDS = 3600;
const DENET = /^[a-z0-9][a-z0-9-]{1,31}$/;
const ACTIVITY = /^[A-Za-z0-9]{4,32}(-[A-Za-z0-9]{4,32})?$/;

/** An activity that somebody joins by signing up, and its key (spec §3). */
export interface Joining {
  denet: string;
  activity: string;
}

/** What a query says of an activity; undefined where it names none. */
export function joiningIn(query: URLSearchParams): Joining | undefined {
  const [denet, activity] = [query.get('denet') ?? '', query.get('activity') ?? ''];
  return DENET.test(denet) && ACTIVITY.test(activity) ? { denet, activity } : undefined;
}

/** Keeps an activity for the link of its mail, which opens without it. */
export const keepJoining = ({ denet, activity }: Joining): void => keepCookie(COOKIE, `${denet}.${activity}`, KEPT_SECONDS);

/** The activity that was kept. */
export function keptJoining(): Joining | undefined {
  const [denet = '', activity = ''] = readCookie(COOKIE)?.split('.') ?? [];
  return joiningIn(new URLSearchParams({ denet, activity }));
}
