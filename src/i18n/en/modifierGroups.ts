/** Modifier groups. */
export const modifierGroups = {};
