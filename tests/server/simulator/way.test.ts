import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import { seededRandom } from '#server/demoData/random';
import { along, lengthOf, routeBetween } from '#server/simulator/way';

const place = fc.tuple(fc.double({ min: 41, max: 60, noNaN: true }), fc.double({ min: -90, max: 30, noNaN: true }));
const step = fc.tuple(
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
);

it('a way leads from one end to the other without a jump, and no further about than round two corners', () => {
  fc.assert(
    fc.property(place, step, fc.nat(1_000), (from, [lat, lng], seed) => {
      const to: Location = [from[0] + lat, from[1] + lng];
      const way = routeBetween(from, to, seededRandom(seed));
      const metres = lengthOf(way);
      expect(distanceBetween(along(way, 0), from)).toBeLessThan(1);
      expect(distanceBetween(along(way, metres + 1), to)).toBeLessThan(1);
      expect(metres).toBeLessThanOrEqual(distanceBetween(from, to) * 1.5 + 1);
      for (let part = 0; part < 20; part += 1) {
        const [here, there] = [along(way, (metres * part) / 20), along(way, (metres * (part + 1)) / 20)];
        expect(distanceBetween(here, there)).toBeLessThanOrEqual(metres / 20 + 1);
      }
    }),
  );
});
