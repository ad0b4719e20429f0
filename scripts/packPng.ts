import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
/** Length, name and checksum around the data of a chunk. */
const FRAME = 12;

interface Chunk {
  name: string;
  data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += FRAME + length;
  }
  return chunks;
}

function toBytes({ name, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}

/** What each filter of the PNG specification added to a byte, from its neighbours. */
const added: ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Takes the filters off, in place: each line begins with the number of its filter, afterwards 0. */
function unfilter(lines: Buffer, stride: number, pixel: number): void {
  for (let start = 0; start < lines.length; start += stride) {
    const filter = added[lines[start] ?? 0] ?? paeth;
    const hasUp = start > 0;
    for (let x = 1; x < stride; x++) {
      const at = start + x;
      const hasLeft = x > pixel;
      const left = hasLeft ? (lines[at - pixel] ?? 0) : 0;
      const up = hasUp ? (lines[at - stride] ?? 0) : 0;
      const upLeft = hasLeft && hasUp ? (lines[at - stride - pixel] ?? 0) : 0;
      lines[at] = ((lines[at] ?? 0) + filter(left, up, upLeft)) & 255;
    }
    lines[start] = 0;
  }
}

/**
 * Packs a screenshot tighter, without loss: a page is flat areas and repeated letters, which compress best without
 * PNG's filters.
 *
 * @param png of 8 bits a channel, red-green-blue with or without alpha, as Chromium makes it
 */
export function packPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ name }) => name === 'IHDR')?.data;
  if (!header) throw new Error('This is no PNG.');
  const pixel = header[9] === 6 ? 4 : 3;
  const lines = inflateSync(Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)));
  unfilter(lines, header.readUInt32BE(0) * pixel + 1, pixel);
  const packed = [
    { name: 'IHDR', data: header },
    { name: 'IDAT', data: deflateSync(lines, { level: 9 }) },
    { name: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE), ...packed.map(toBytes)]);
}
