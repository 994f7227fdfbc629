import type { MetadataFault } from '@mortar/protocol/market';

/** Metadata or a picture that can't be had, and why. */
export class Unread extends Error {
  override name = 'Unread';
  readonly fault: MetadataFault;

  constructor(fault: MetadataFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
