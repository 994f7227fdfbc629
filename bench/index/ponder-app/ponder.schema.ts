import { index, onchainTable, primaryKey } from 'ponder';

export const transfer = onchainTable(
  'transfer',
  (t) => ({
    id: t.text().primaryKey(),
    block: t.bigint().notNull(),
    at: t.bigint().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
  }),
  (table) => ({ token: index().on(table.collection, table.tokenId) }),
);

export const sale = onchainTable(
  'sale',
  (t) => ({
    id: t.text().primaryKey(),
    block: t.bigint().notNull(),
    at: t.bigint().notNull(),
    option: t.hex().notNull(),
    seller: t.hex().notNull(),
    buyer: t.hex().notNull(),
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    unitPrice: t.bigint().notNull(),
    fee: t.bigint().notNull(),
  }),
  (table) => ({ collection: index().on(table.collection, table.at) }),
);

export const balance = onchainTable(
  'balance',
  (t) => ({
    collection: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    owner: t.hex().notNull(),
    quantity: t.integer().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.collection, table.tokenId, table.owner] }) }),
);
