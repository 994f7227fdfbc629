/** Public topic that tells when a channel of `getLobby` went on; its data says nothing more. */
export const LOBBY_TOPIC = 'im:lobby';
