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

/** Keeps an activity for the link of its mail, which opens without it. Where cookies are refused the code has to do. */
export function keepJoining({ denet, activity }: Joining): void {
  try {
    document.cookie = `${COOKIE}=${denet}.${activity}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  } catch {
    // Refused: nothing to keep it in.
  }
}

/** The activity that was kept. */
export function keptJoining(): Joining | undefined {
  const [denet = '', activity = ''] = /(?:^|; )activity=([^;]*)/.exec(document.cookie)?.[1]?.split('.') ?? [];
  return joiningIn(new URLSearchParams({ denet, activity }));
}
