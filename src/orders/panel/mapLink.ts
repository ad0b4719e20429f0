/** A map of a place, in the device's map program or on the web. */
export const mapLink = ([latitude, longitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
