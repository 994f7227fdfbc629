import { sample } from 'effector';
import { createGate } from 'effector-react';
import { channels } from '#features/channels';
import { recommended } from '#features/recommended';

/** Open while the way in is shown to somebody who has no conversation yet. */
export const NewcomerGate = createGate('NewcomerGate');

sample({ clock: NewcomerGate.open, fn: () => ({}), target: [recommended.wanted, channels.wanted] });
