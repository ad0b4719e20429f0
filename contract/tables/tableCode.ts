/** The path in the address of a table's QR code, followed by its token. */
export const tableCodePath = '/table';

/** A token's characters: 122 random bits. */
export const tableTokenLength = 22;
