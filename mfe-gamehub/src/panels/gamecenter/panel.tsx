import { useGate } from 'effector-react';
import { GameCentre } from '#features/game-centre';
import { PanelGate } from './model.ts';

/** The game centre in the dock (spec §2): what `/im/gamecenter` shows, beside any other page. */
export function Panel() {
  useGate(PanelGate);
  return <GameCentre />;
}
