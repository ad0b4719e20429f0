/**
 * Browsers by the names in their user agents. A browser whose user agent also contains another's name comes before that
 * one.
 */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[.\d]* .*Safari/],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * Returns readable names of a browser and its system, without details that would identify a device.
 *
 * @returns empty strings for unknown parts
 * @example browserName(navigator.userAgent) // { browser: 'Firefox 140', system: 'Windows' }
 */
export function browserName(userAgent: string): { browser: string; system: string } {
  const [name, version] = browsers.find(([, mark]) => mark.test(userAgent)) ?? [];
  const number = version?.exec(userAgent)?.[1] ?? '';
  const [system = ''] = systems.find(([, mark]) => mark.test(userAgent)) ?? [];
  return { browser: name ? `${name} ${number}` : '', system };
}
