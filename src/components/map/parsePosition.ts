import type { Location } from '#contract/delivery/distance';

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** How map apps encode a location in a link. A pin takes precedence over the map's centre. */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|query|ll|sll|daddr|destination)=(?:loc:)?${number}(?:,|%2C)\\+?${number}`, 'i'),
  new RegExp(`^geo:${number},${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^\\(?${number}\\s*[,;\\s]\\s*${number}\\)?$`),
];

/** Returns the location in pasted text: "48.8584, 2.2945" or a map link. `null` if it has none. */
export function parsePosition(text: string): Location | null {
  const typed = text.trim().replace(/^(-?\d{1,3}),(\d+)\s*[;\s]\s*(-?\d{1,3}),(\d+)$/, '$1.$2, $3.$4');
  for (const pattern of patterns) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const [lat, lng] = [Number(found[1]), Number(found[2])];
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return [lat, lng];
  }
  return null;
}
