import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

interface RewardSettings {
  /** Bricks of type 1 that a new person gets. */
  registrationBricks: number;
}

export const rewardSettings: Settings<RewardSettings> = {
  variables: {
    REGISTRATION_BRICKS: { schema: Type.String({ pattern: '^[0-9]{1,6}$' }), mustBe: 'a whole number of bricks from 0 to 999999' },
  },
  read: (env) => ({ registrationBricks: Number(env['REGISTRATION_BRICKS'] ?? 50) }),
};
