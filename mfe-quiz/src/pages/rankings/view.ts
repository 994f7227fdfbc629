import { oneOf, searchOf } from '@mortar/remote-kit';

export const BOARDS = ['contribute', 'task', 'invite'] as const;
const SEASONS = ['month', 'all'] as const;
const SCOPES = ['all', 'friends'] as const;

/** What ranking is shown, as the address says it. */
export interface View {
  board: (typeof BOARDS)[number];
  season: (typeof SEASONS)[number];
  scope: (typeof SCOPES)[number];
}

const PLAIN = { board: 'contribute', season: 'month', scope: 'all' } as const satisfies View;

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    board: oneOf(BOARDS, params.get('board')) ?? PLAIN.board,
    season: oneOf(SEASONS, params.get('season')) ?? PLAIN.season,
    scope: oneOf(SCOPES, params.get('scope')) ?? PLAIN.scope,
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, PLAIN);

/** The season that runs now: a month in Hong Kong, as `YYYY-MM`. @param now ms since the epoch */
export function monthAt(now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Hong_Kong', year: 'numeric', month: '2-digit' }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return `${part('year')}-${part('month')}`;
}
