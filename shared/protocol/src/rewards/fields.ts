import { Type } from 'typebox';

export const InviteCode = Type.String({ minLength: 4, maxLength: 32, pattern: '^[A-Za-z0-9]+$' });
/** Id of an activity, as the operator named it. */
export const CampaignId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,31}$' });
/** Key of an activity, and after a dash the invite code of who leads somebody to it. */
export const ActivityKey = Type.String({ pattern: '^[A-Za-z0-9]{4,32}(-[A-Za-z0-9]{4,32})?$' });
