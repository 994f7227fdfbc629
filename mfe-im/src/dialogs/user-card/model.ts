import { createRequest } from '@mortar/client';
import { getUserInfo } from '@mortar/protocol/relations';
import { createQuery } from '@mortar/remote-kit';
import { keepRelation } from '#entities/relation';
import { readerOf } from '../../lib/reader-of.ts';

/** Whose card is open. */
export const person = createQuery(createRequest(getUserInfo));
export const CardReader = readerOf(person, 'CardReader');

keepRelation(person.$data);
