export { nameLeaf, type NameRecords, type NameRegistration } from './names.ts';
export {
  boxMintTypedData,
  dropLeaf,
  mintPermitTypedData,
  whitelistTypedData,
  withdrawTypedData,
  type BoxMint,
  type MintPermit,
  type PermitFor,
  type Whitelist,
  type Withdraw,
} from './types.ts';
