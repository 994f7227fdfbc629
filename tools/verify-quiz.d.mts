/** What is wrong with the material of a run; nothing when all of it was drawn as promised. @param noted what the player kept */
export function faultsOf(material: object, noted?: { commit?: string; c?: string }): string[];
/** 0 to `count - 1` in the order that a key gives under a label. */
export function shuffle(key: string, label: string, count: number): number[];
