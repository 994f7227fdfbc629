import { createRequest } from '@mortar/client';
import { listVersions } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** The versions of a post are looked at. */
export const Looking = createGate<{ postid: string }>();
export const versions = createQuery(createRequest(listVersions));
sample({ clock: Looking.open, target: versions.wanted });
sample({ clock: Looking.close, fn: () => null, target: versions.$data });
