/** Browsers by what they call themselves; those that claim to be another come before it. */
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
 * A browser and its system in words that a person would use, without what would tell one device from another.
 *
 * @returns empty strings for what is not known
 * @example browserName(navigator.userAgent) // { browser: 'Firefox 140', system: 'Windows' }
 */
export function browserName(userAgent: string): { browser: string; system: string } {
  const [name, version] = browsers.find(([, mark]) => mark.test(userAgent)) ?? [];
  const number = version?.exec(userAgent)?.[1] ?? '';
  const [system = ''] = systems.find(([, mark]) => mark.test(userAgent)) ?? [];
  return { browser: name ? `${name} ${number}` : '', system };
}
