/** Name of what is done to a question in the record of acts. */
export const targetOf = (id: string): string => `quiz:${id}`;
