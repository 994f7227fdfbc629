/** A registry document as the server signed it, so that a page can tell whether it came here unchanged. */
export interface SignedRegistry {
  /** The document as JSON. Exactly these characters were signed, as UTF-8, behind `REGISTRY_CONTEXT`. */
  text: string;
  /** Ed25519 signature, base64. */
  signature: string;
}

/** Stands before the text in what is signed: no signature of anything else passes for one of a registry. */
export const REGISTRY_CONTEXT = 'mortar registry 1\n';

/** Response header of `/r/registry.json` with the signature of its body. */
export const REGISTRY_SIGNATURE_HEADER = 'registry-signature';

/** Id of the element in the HTML whose text is the registry document; its attribute `data-signature` holds the signature. */
export const REGISTRY_ELEMENT_ID = 'mortar-registry';
