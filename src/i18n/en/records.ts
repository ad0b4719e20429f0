/** What all forms and lists of records share: saving, conflicts, undo, bulk changes, field errors. */
export const records = {};
