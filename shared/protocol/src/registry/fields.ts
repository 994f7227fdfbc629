import { Type, type TSchema } from 'typebox';
import { orNull, PageSize } from '../core/fields.ts';

export const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9]{1,31}$' });
export const Version = Type.String({ minLength: 1, maxLength: 64 });

/** What every list takes. */
export const Page = {
  pageSize: PageSize,
  /** `next` of the page before. */
  cursor: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
};

/** What every list gives. */
export const pageOf = <Schema extends TSchema>(item: Schema) =>
  Type.Object({
    items: Type.Array(item),
    /** Cursor of the next page, null at the end. */
    next: orNull(Type.Integer()),
  });
