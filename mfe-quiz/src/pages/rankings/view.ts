import { oneOf, searchOf } from '@mortar/remote-kit';

export const BOARDS = ['contribute', 'task', 'invite'] as const;
const SCOPES = ['all', 'friends'] as const;
const SEASON = /^([0-9]{4}-(0[1-9]|1[0-2])|all)$/;

/** What ranking is shown, as the address says it. */
export interface View {
  board: (typeof BOARDS)[number];
  /** The month that runs, one of before as `YYYY-MM`, or all time. */
  season: string;
  scope: (typeof SCOPES)[number];
}

const PLAIN = { board: 'contribute', season: 'month', scope: 'all' } as const satisfies View;

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  const season = params.get('season') ?? '';
  return {
    board: oneOf(BOARDS, params.get('board')) ?? PLAIN.board,
    season: SEASON.test(season) ? season : PLAIN.season,
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

/** Whether a season has ended. @param now ms since the epoch */
export const isOver = (season: string, now: number): boolean => season !== 'all' && season !== 'month' && season < monthAt(now);
