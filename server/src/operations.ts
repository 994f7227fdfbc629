import type { Operation } from '@mortar/protocol';
import { operations as games } from '@mortar/protocol/games/operations';
import { operations as identity } from '@mortar/protocol/identity/operations';
import { operations as ledger } from '@mortar/protocol/ledger/operations';
import { operations as moderation } from '@mortar/protocol/moderation/operations';
import { operations as registry } from '@mortar/protocol/registry/operations';
import { operations as rewards } from '@mortar/protocol/rewards/operations';
import { operations as site } from '@mortar/protocol/site/operations';
import { operations as telemetry } from '@mortar/protocol/telemetry/operations';
import { operations as uploads } from '@mortar/protocol/uploads/operations';

/** Everything that can be asked of the server under /api. */
export const operations: Operation[] = [games, identity, ledger, moderation, registry, rewards, site, telemetry, uploads].flatMap((area) =>
  Object.values<Operation>(area),
);
