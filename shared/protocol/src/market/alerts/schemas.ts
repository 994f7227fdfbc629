import { Type, type Static } from 'typebox';

/**
 * What somebody is told of: the floor of a watched collection; a watched item that is listed, gets cheaper or is sold; an offer for what
 * they have; a sale of what they listed; an offer of theirs that was taken.
 */
const Alerts = Type.Object({
  floor: Type.Boolean(),
  item: Type.Boolean(),
  offer: Type.Boolean(),
  sale: Type.Boolean(),
  accepted: Type.Boolean(),
  /** Percent that a floor moves before it is told, up or down. */
  floorPercent: Type.Integer({ minimum: 1, maximum: 90 }),
});
export type Alerts = Static<typeof Alerts>;
export type AlertKind = Exclude<keyof Alerts, 'floorPercent'>;

export const getAlerts = { summary: 'What the market tells the caller of', data: Alerts };
export const setAlerts = { summary: 'Choose what the market tells the caller of', body: Alerts, data: Alerts };
