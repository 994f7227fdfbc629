/** Connections of everybody in a conversation. */
export const roomOf = (id: number): string => `im:${id}`;
/** Those that have it open. */
export const openRoomOf = (id: number): string => `im:open:${id}`;
/** Those whose list shows it. */
export const shownRoomOf = (id: number): string => `im:shown:${id}`;
