import { ponder } from 'ponder:registry';
import { balance, sale, transfer } from 'ponder:schema';

ponder.on('Collection:Transfer', async ({ event, context: { db } }) => {
  const { from, to, tokenId } = event.args;
  const { number, timestamp } = event.block;
  const collection = event.log.address;
  await db.insert(transfer).values({ id: event.id, block: number, at: timestamp, collection, tokenId, from, to });
  for (const [owner, by] of [
    [from, -1],
    [to, 1],
  ] as const)
    await db
      .insert(balance)
      .values({ collection, tokenId, owner, quantity: by })
      .onConflictDoUpdate((row) => ({ quantity: row.quantity + by }));
});

ponder.on('Exchange:OptionFulfilled', async ({ event, context: { db } }) => {
  const { optionHash, seller, buyer, sale: one } = event.args;
  const { number, timestamp } = event.block;
  const { collection, tokenId, unitPrice, fee } = one;
  const values = { option: optionHash, seller, buyer, collection, tokenId, unitPrice, fee };
  await db.insert(sale).values({ id: event.id, block: number, at: timestamp, ...values });
});
