/** The other does not take messages or requests from the caller: blocked or not by choice, the answer is the same. */
export const RELATIONS_CODES = { notWelcome: 1512060 } as const;
