export const GAMES_CODES = { runRefused: 1512022, dailyPlayed: 1512023 } as const;
