import { siteAddresses as addresses, siteLook as look, siteSearch as search } from '#contract/settings/website';
import { noWebsite, siteLinks, type WebsiteValues } from '#contract/website/website';
import type { Database } from '#server/db/database';
import { storeImages } from '#server/records/storeImages';
import { type SectionWrites, type SettingsRows, storeSection } from '#server/records/storeSection';
import { storeTexts } from '#server/records/storeTexts';

/** The whole draft of a website. */
export const draftOf = ({ website }: Pick<SettingsRows['settings'], 'website'>): WebsiteValues => ({
  ...noWebsite,
  ...website,
});

const some = <Name extends keyof WebsiteValues>(rows: SettingsRows, names: readonly Name[]) => {
  const draft = draftOf(rows.settings);
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Pick<WebsiteValues, Name>;
};

const written = ({ settings: { website } }: SettingsRows, changes: object): SectionWrites => ({
  settings: {
    website: {
      ...website,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    },
  },
});

async function imageOf(tx: Database, storeId: string, field: string, chosen: { _id: string } | null | undefined) {
  if (!chosen) return chosen;
  const [image = null] = await storeImages(tx, storeId, [chosen._id], () => field);
  return image;
}

export const siteLook = storeSection(look, {
  read: (rows) =>
    some(rows, [
      ...(['site_logo', 'site_favicon', 'site_banner'] as const),
      ...(['site_header_colour', 'site_title_colour', 'site_theme'] as const),
    ]),
  async write(changes, rows, tx) {
    const image = (field: 'site_logo' | 'site_favicon' | 'site_banner') =>
      imageOf(tx, rows.store.id, field, changes[field]);
    const site_logo = await image('site_logo');
    const site_favicon = await image('site_favicon');
    const site_banner = await image('site_banner');
    return written(rows, { ...changes, site_logo, site_favicon, site_banner });
  },
});

export const siteSearch = storeSection(search, {
  read: (rows) => some(rows, ['seo_title', 'seo_description', 'seo_keywords']),
  write(changes, rows) {
    const draft = draftOf(rows.settings);
    const languages = rows.store.languages_supported.length;
    const texts = (['seo_title', 'seo_description', 'seo_keywords'] as const).flatMap((field) => {
      const changed = changes[field];
      return changed ? [[field, storeTexts(changed, field, languages, draft[field])] as const] : [];
    });
    return written(rows, Object.fromEntries(texts));
  },
});

export const siteAddresses = storeSection(addresses, {
  read: (rows) => some(rows, siteLinks),
  write: (changes, rows) => written(rows, changes),
});
