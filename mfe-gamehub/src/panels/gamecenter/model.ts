import { sample } from 'effector';
import { createGate } from 'effector-react';
import { centreOpened } from '#features/game-centre';

/** Open while the panel is in view. */
export const PanelGate = createGate('GameCentrePanelGate');

// It has no route whose loader would start its data.
sample({ clock: PanelGate.open, fn: () => undefined, target: centreOpened });
