/** SHA-256 (FIPS 180-4): the words of one block, or the state that it changes. */
type Words = Uint32Array;

/** The fractional parts of a root of the first primes, as the standard derives its constants. */
function constants(count: number, root: number): Words {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (!found.some((prime) => number % prime === 0)) found.push(number);
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}

const primes = constants(64, 3);
const start = constants(8, 2);
const schedule = new Uint32Array(64);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Writes the state after one block of 16 words to `result`. No arrays here: they would take most of the time. */
function compress(state: Words, block: Words, result: Words): void {
  schedule.set(block);
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15] as number;
    const late = schedule[at - 2] as number;
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[at] = ((schedule[at - 16] as number) + first + (schedule[at - 7] as number) + second) | 0;
  }
  let a = (state[0] as number) | 0;
  let b = (state[1] as number) | 0;
  let c = (state[2] as number) | 0;
  let d = (state[3] as number) | 0;
  let e = (state[4] as number) | 0;
  let f = (state[5] as number) | 0;
  let g = (state[6] as number) | 0;
  let h = (state[7] as number) | 0;
  for (let at = 0; at < 64; at += 1) {
    const added = ((schedule[at] as number) + (primes[at] as number)) | 0;
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + added) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  result[0] = (state[0] as number) + a;
  result[1] = (state[1] as number) + b;
  result[2] = (state[2] as number) + c;
  result[3] = (state[3] as number) + d;
  result[4] = (state[4] as number) + e;
  result[5] = (state[5] as number) + f;
  result[6] = (state[6] as number) + g;
  result[7] = (state[7] as number) + h;
}

/** The words of up to 64 bytes. */
function blockOf(bytes: Uint8Array): Words {
  const view = new DataView(new ArrayBuffer(64));
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte);
  return Uint32Array.from({ length: 16 }, (_, at) => view.getUint32(at * 4));
}

/** The state after the key's block of an HMAC. */
function keyed(password: Uint8Array, fill: number): Words {
  const key = new Uint8Array(64);
  key.set(password);
  const state = new Uint32Array(8);
  compress(start, blockOf(key.map((byte) => byte ^ fill)), state);
  return state;
}

/** In bits, with the key's block. */
const lengthOf = (bytes: number): number => (64 + bytes) * 8;

/**
 * PBKDF2 with SHA-256 for pages without https, where browsers don't offer theirs. Two to three times as slow.
 *
 * @param salt up to 51 bytes
 * @param password up to 64 bytes
 * @returns 32 bytes, the only length that challenges ask for
 */
export async function deriveKeyInScript({ cost }: { cost: number }, salt: Uint8Array, password: Uint8Array) {
  const [inner, outer] = [keyed(password, 0x36), keyed(password, 0x5c)];
  // A hash with the padding of a message that ends there, written over in each round.
  const block = new Uint32Array(16);
  block[8] = 0x8000_0000;
  block[15] = lengthOf(32);
  const hash = block.subarray(0, 8);
  const hmac = (message: Words): void => {
    compress(inner, message, hash);
    compress(outer, block, hash);
  };
  const first = blockOf(Uint8Array.from([...salt, 0, 0, 0, 1, 0x80]));
  first[15] = lengthOf(salt.length + 4);
  hmac(first);
  const key = hash.slice();
  for (let round = 1; round < cost; round += 1) {
    hmac(block);
    for (let at = 0; at < 8; at += 1) key[at] = (key[at] as number) ^ (hash[at] as number);
  }
  const derivedKey = new DataView(new ArrayBuffer(32));
  for (const [at, word] of key.entries()) derivedKey.setUint32(at * 4, word);
  return { derivedKey: new Uint8Array(derivedKey.buffer) };
}
