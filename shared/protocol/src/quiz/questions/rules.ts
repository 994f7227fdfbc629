/** Questions that one person may offer in a day in Hong Kong. */
export const QUESTIONS_PER_DAY = 5;
