/** Texts that are the same words in this language as in English. */
export const same: string[] = ['No', 'Visible', 'Subtotal', 'Total', 'Error', 'Inspector', 'Color'];
