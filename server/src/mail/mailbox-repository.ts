import { desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Clock } from '../lib/clock.ts';
import type { Keyring } from '../lib/keyring.ts';
import type { Message } from './letter.ts';
import { devMailbox } from './tables.ts';

/** A mail in the dev mailbox. */
export interface KeptMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
}

/** More are removed, the oldest first. */
const KEPT_MAILS = 200;

interface Parts {
  subject: string;
  text: string;
  html: string;
}

/** The SQL of the dev mailbox. What a mail says is sealed, so that a dump of the database tells no code. */
export function createMailboxRepository({ db, keyring, clock }: { db: Db; keyring: Keyring; clock: Clock }) {
  const opened = ({ id, to, sealed, at }: typeof devMailbox.$inferSelect): KeptMail[] => {
    try {
      return [{ id, to, at, ...(JSON.parse(keyring.open('mail', sealed)) as Parts) }];
    } catch {
      // Sealed under a secret that is gone: nobody can read it any more.
      return [];
    }
  };
  const read = async (where: SQL | undefined) =>
    (await db.select().from(devMailbox).where(where).orderBy(desc(devMailbox.id)).limit(KEPT_MAILS)).flatMap(opened);

  return {
    async add({ letterId, to, subject, text, html }: Message): Promise<void> {
      const sealed = keyring.seal('mail', JSON.stringify({ subject, text, html } satisfies Parts));
      await db
        .insert(devMailbox)
        .values({ letterId, to, sealed, at: new Date(clock.now()) })
        .onConflictDoNothing();
      const [oldest] = await db.select({ id: devMailbox.id }).from(devMailbox).orderBy(desc(devMailbox.id)).offset(KEPT_MAILS).limit(1);
      if (oldest) await db.delete(devMailbox).where(lt(devMailbox.id, oldest.id + 1));
    },
    /** The newest mails first. @param to only those to this address */
    list: (to?: string): Promise<KeptMail[]> => read(to === undefined ? undefined : eq(sql`lower(${devMailbox.to})`, to.toLowerCase())),
    byId: async (id: number): Promise<KeptMail | undefined> => (await read(eq(devMailbox.id, id)))[0],
  };
}
