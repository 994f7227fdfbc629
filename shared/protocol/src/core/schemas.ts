import { Type, type TSchema } from 'typebox';

/** The wire shape of a success around an endpoint's `data`. */
export function success<Data extends TSchema>(data: Data) {
  return Type.Object({ code: Type.Integer(), msg: Type.String(), status: Type.Integer(), data });
}

/** The wire shape of any answer: a failure has no `data`. */
export function envelope<Data extends TSchema>(data: Data) {
  return success(Type.Union([data, Type.Null()]));
}
