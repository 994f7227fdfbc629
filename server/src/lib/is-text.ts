/** Whether PostgreSQL takes it as text: it holds neither NUL nor half of a character. */
export const isText = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
