import { createRequest } from '@mortar/client';
import { getPrivacy, setPrivacy } from '@mortar/protocol/relations';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** Who may write to the person, and what others see. */
export const privacy = createQuery(createRequest(getPrivacy));
export const setPrivacyFx = createRequest(setPrivacy);
/** Open while the panel is shown: it has no route whose loader would begin its data. */
export const PrivacyGate = createGate('PrivacyGate');

sample({ clock: PrivacyGate.open, fn: () => ({}), target: privacy.wanted });
privacy.$data.on(setPrivacyFx.doneData, (_, settings) => settings);
