/** Kinds of pictures that are taken, by sharp's names for them. */
export const pictureTypes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;
export type PictureType = keyof typeof pictureTypes;

const at = (content: Buffer, start: number, end: number) => content.subarray(start, end).toString('latin1');

/** Whether an ISO media file (`ftyp`) names one of these brands. */
function hasBrand(content: Buffer, ...brands: string[]): boolean {
  if (at(content, 4, 8) !== 'ftyp') return false;
  const end = Math.min(content.readUInt32BE(0), 64);
  return brands.some((brand) => at(content, 8, end).includes(brand));
}

/** The first bytes of each file type. */
const signatures: Record<PictureType, (content: Buffer) => boolean> = {
  jpeg: (content) => at(content, 0, 3) === '\xff\xd8\xff',
  png: (content) => at(content, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (content) => at(content, 0, 4) === 'RIFF' && at(content, 8, 12) === 'WEBP',
  avif: (content) => hasBrand(content, 'avif', 'avis'),
};

/** Pictures of unsupported types, so that the error can say so. */
const otherPictures: ((content: Buffer) => boolean)[] = [
  (content) => /^GIF8[79]a/.test(at(content, 0, 6)),
  (content) => /^(II\*\0|MM\0\*)/.test(at(content, 0, 4)),
  (content) => at(content, 0, 2) === 'BM' && content.readUInt32LE(2) === content.length,
  (content) => hasBrand(content, 'heic', 'heix', 'mif1', 'msf1'),
  (content) => /<svg[\s>]/i.test(at(content, 0, 1_024)),
];

/**
 * File type comes from magic bytes, never the name or the declared type. Checked before decoding, so that decoders
 * only receive the four supported types.
 *
 * @returns a supported type, `other` for an unsupported picture, `null` if it isn't a picture
 */
export function pictureTypeOf(content: Buffer): PictureType | 'other' | null {
  if (content.length < 12) return null;
  const types = Object.keys(signatures) as PictureType[];
  const type = types.find((each) => signatures[each](content));
  return type ?? (otherPictures.some((isOne) => isOne(content)) ? 'other' : null);
}
