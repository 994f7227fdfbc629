import { createRequest } from '@mortar/client';
import { getBricks } from '@mortar/protocol/ledger';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { ownAccountWanted } from '#entities/own-account';
import { wanted as devicesWanted } from '#features/settings-devices';
import { wanted as historyWanted } from '#features/settings-history';

/** What the person has of both types of bricks. */
export const bricks = createQuery(createRequest(getBricks));

/** The section opens. */
export const wanted = createEvent();

sample({ clock: wanted, target: [ownAccountWanted, devicesWanted, historyWanted, bricks.wanted] });
