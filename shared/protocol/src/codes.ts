import { CARDS_CODES } from './cards/error-codes.ts';
import { COMMUNITY_CODES } from './community/error-codes.ts';
import { CORE_CODES } from './core/codes.ts';
import { GAMES_CODES } from './games/error-codes.ts';
import { IDENTITY_CODES } from './identity/error-codes.ts';
import { MARKET_CODES, MARKET_PEOPLE_CODES } from './market/error-codes.ts';
import { MESSAGING_CODES } from './messaging/error-codes.ts';
import { MODERATION_CODES } from './moderation/error-codes.ts';
import { QUIZ_CODES } from './quiz/error-codes.ts';
import { REGISTRY_CODES } from './registry/error-codes.ts';
import { RELATIONS_CODES } from './relations/error-codes.ts';
import { REWARDS_CODES } from './rewards/error-codes.ts';
import { UPLOADS_CODES } from './uploads/error-codes.ts';

/** Every business code by its name: those of no area, then each area's own. */
export const CODES = {
  ...CORE_CODES,
  ...CARDS_CODES,
  ...COMMUNITY_CODES,
  ...GAMES_CODES,
  ...IDENTITY_CODES,
  ...MARKET_CODES,
  ...MARKET_PEOPLE_CODES,
  ...MESSAGING_CODES,
  ...MODERATION_CODES,
  ...QUIZ_CODES,
  ...REGISTRY_CODES,
  ...RELATIONS_CODES,
  ...REWARDS_CODES,
  ...UPLOADS_CODES,
} as const;

export type CodeName = keyof typeof CODES;
export type Code = (typeof CODES)[CodeName];
