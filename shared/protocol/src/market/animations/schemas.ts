import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { MetadataFault } from '../collections/schemas.ts';
import { ItemId } from '../fields.ts';

const Animation = Type.Object({
  /** `page` is a program in HTML: it belongs into a frame without an origin, and its answer says so again. */
  kind: Type.Enum(['video', 'audio', 'picture', 'page']),
  /** Its address on this site. */
  src: Type.String(),
});
export type Animation = Static<typeof Animation>;

export const openAnimation = {
  summary: 'Reads what an item plays and tells where this site has its copy; ask again while neither that nor a fault is told',
  body: Type.Object({ id: ItemId }),
  data: Type.Object({ animation: orNull(Animation), fault: orNull(MetadataFault) }),
  codes: [NOT_THERE],
};
