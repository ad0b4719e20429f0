import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
/** Size of a chunk's length, name and checksum. */
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

/** The value that each PNG filter added to a byte, based on its neighbours. */
const added: ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Removes the filters in place. Each line starts with its filter number, which is 0 afterwards. */
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
 * Compresses a screenshot further, without loss: flat areas and repeated letters compress best without
 * PNG's filters.
 *
 * @param png 8 bits per channel, RGB with or without alpha, as Chromium creates it
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
