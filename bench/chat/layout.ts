/** Who is in which room, for every server alike: all in the first, and each in four of the small ones. */
export const PEOPLE = 1000;
const SMALL_ROOMS = 200;
const SMALL_ROOM = 20;

/** Room of everybody. */
export const HALL = 0;

/** Members of each room by their index. */
export const rooms: readonly (readonly number[])[] = [
  Array.from({ length: PEOPLE }, (_, member) => member),
  ...Array.from({ length: SMALL_ROOMS }, (_, room) =>
    Array.from({ length: SMALL_ROOM }, (_unused, member) => ((room * PEOPLE) / SMALL_ROOMS + member) % PEOPLE),
  ),
];

/** Every room but the first. */
export const smallRooms: readonly number[] = rooms.map((_, room) => room).slice(1);

/** Rooms of a member. */
export const roomsOf = (member: number): number[] => rooms.flatMap((members, room) => (members.includes(member) ? room : []));
