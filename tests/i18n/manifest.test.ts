import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/i18n/languages';

type Localized = Record<string, string | { value: string; dir: string }>;

interface Shortcut {
  name_localized: Localized;
  short_name_localized?: Localized;
}

const all: Record<string, Language> = languages;
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  description_localized: Localized;
  shortcuts: [today: Shortcut, create: Shortcut];
};
const [today, create] = manifest.shortcuts;

/** The manifest is read by the system, before any of the app's own texts: it has words of its own, and they are checked. */
describe.each(Object.keys(manifest.description_localized))('the installed app’s names in %s', (code) => {
  it('are those of the menu', async () => {
    const menu = (await all[code]?.load.frame())?.texts.shell?.menu;
    const textIn = (names?: Localized) => {
      const name = names?.[code];
      return typeof name === 'object' ? name.value : name;
    };
    expect(textIn(today.short_name_localized)).toBe(menu?.today_orders);
    expect(textIn(create.name_localized)).toBe(menu?.create_order);
  });

  it('are written in the direction of the language', () => {
    const members = [manifest.description_localized, today.name_localized, create.name_localized];
    const directions = members.map((names) => {
      const name = names[code];
      return typeof name === 'object' ? name.dir : typeof name === 'string' ? 'ltr' : 'missing';
    });
    expect(new Set(directions)).toEqual(new Set([all[code]?.isRtl ? 'rtl' : 'ltr']));
  });
});
