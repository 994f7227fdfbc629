export { $own, isOwn } from '#entities/person';
