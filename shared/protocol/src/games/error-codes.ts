export const GAMES_CODES = { runRefused: 1512022 } as const;
