import type { Metadata, MetadataFault, Picture, Trait } from '@mortar/protocol/market';
import { pictureOf } from './pictures/serve.ts';

/** What of a token's row lists show; all of it is null where there is none. */
export interface NamedRow {
  name: string | null;
  picture: string | null;
  width: number | null;
  height: number | null;
}

/** What `namedBy` joins, as a `NamedRow`. */
export const NAMED = 'coalesce(t.name, n.label) as name, p.id as picture, p.width, p.height';

/** Joins metadata to tokens of chain $1. @param names place of the contract of names, whose labels are their names @param collection of the tokens */
export const namedBy = (tokens: string, names: string, collection = `${tokens}.collection`) => `
   left join chain_tokens t on t.chain_id = $1 and t.collection = ${collection} and t.token_id = ${tokens}.token_id
   left join chain_pictures p on p.id = t.picture
   left join chain_names n on ${collection} = ${names}::text and n.chain_id = $1 and n.token_id = ${tokens}.token_id`;

/** Joins, as `cover`, the picture of a collection of chain $1: its own, or that of its first token that has one. @param isWanted of which rows */
export const coverOf = (collection: string, isWanted: string) => `
   left join lateral (select p.id, p.width, p.height from (
     select picture, 0 as place from chain_collection_words w where w.chain_id = $1 and w.collection = ${collection} and picture is not null
     union all (select picture, 1 from chain_tokens k where k.chain_id = $1 and k.collection = ${collection} and picture is not null
       order by token_id limit 1)
     order by place limit 1) as first join chain_pictures p on p.id = first.picture where ${isWanted}) as cover on true`;

export interface MetadataRow extends NamedRow {
  /** Of a name of the registry, which has a label instead of metadata. */
  is_label: boolean;
  fault: MetadataFault | null;
  picture_fault: MetadataFault | null;
  description: string | null;
  traits: Trait[] | null;
  animation: string | null;
  link: string | null;
  read_at: string | null;
}

const MISSING: ReadonlySet<MetadataFault> = new Set(['nothingNamed', 'noGateway', 'notFound']);

function stateOf({ read_at: readAt, fault, is_label: isLabel }: MetadataRow): Metadata['state'] {
  if (readAt !== null || isLabel) return 'ready';
  if (fault === null) return 'pending';
  return MISSING.has(fault) ? 'missing' : 'failed';
}

/** Name and picture as the wire has them. */
export const namedOf = ({ name, picture, width, height }: NamedRow): { name: string | null; picture: Picture | null } => ({
  name,
  picture: picture === null ? null : pictureOf({ id: picture, width: width!, height: height! }),
});

/** What a token says of itself, as the wire has it. */
export const metadataOf = (row: MetadataRow): Metadata => ({
  state: stateOf(row),
  fault: row.fault,
  description: row.description ?? '',
  traits: row.traits ?? [],
  animation: row.animation,
  link: row.link,
  pictureFault: row.picture_fault,
  readAt: row.read_at === null ? null : new Date(row.read_at).toISOString(),
});
