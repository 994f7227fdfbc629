/** SQL with the table that it's from: within, a bare name would be that of the standings. */
type Named = `${string}.${string}` | `$${string}`;

/**
 * SQL of whether lists show a collection of chain $1, or one item of it: unless an operator hid it.
 * @param collection and @param token as SQL; without a token the collection itself
 */
export const isShown = (collection: Named, token = '-1'): string =>
  `not exists (select from chain_standings st where st.chain_id = $1::bigint and st.collection = ${collection} and st.token_id = ${token}
     and st.is_hidden offset 0)`;

/** SQL of whether an operator has verified a collection of chain $1. */
export const isVerified = (collection: Named): string =>
  `exists (select from chain_standings st where st.chain_id = $1::bigint and st.collection = ${collection} and st.token_id = -1
     and st.is_verified offset 0)`;
