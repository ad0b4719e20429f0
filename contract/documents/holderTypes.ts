/** Who a document or bank details belong to, by the user type codes of the specification, section 9. */
export const holderTypes = { store: 2, provider: 8 } as const;
export type HolderType = (typeof holderTypes)[keyof typeof holderTypes];
