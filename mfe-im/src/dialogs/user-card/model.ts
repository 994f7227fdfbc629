import { createRequest } from '@mortar/client';
import { getUserInfo } from '@mortar/protocol/relations';
import { createQuery, readerOf } from '@mortar/remote-kit';
import { keepRelation } from '#entities/relation';

/** Whose card is open. */
export const person = createQuery(createRequest(getUserInfo));
export const CardReader = readerOf(person, 'CardReader');

keepRelation(person.$data);
