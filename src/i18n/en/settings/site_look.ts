import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see changes once you publish the website.',
  section: { pictures: 'Pictures', look: 'Colors and menu' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Header color',
    site_title_colour: 'Title color',
    site_theme: 'Menu layout',
  },
  help: { site_favicon: 'Browsers show it on the tab. A simple square picture works best.' },
  choice: { site_theme: { list: 'List', grid: 'Grid' } },
  preview: {
    title: 'Preview',
    contrast: 'The title is hard to read on this header color. Choose a darker and a lighter color.',
  },
  publishing: {
    never: 'Your website isn’t published yet.',
    current: 'Customers see your latest changes.',
    differs: 'Customers don’t see these changes yet:',
    published: 'Published by %{name}, %{time}',
    publish: 'Publish',
    done: 'Published.',
    revert: 'Discard',
    revert_title: 'Discard the changes?',
    revert_detail: 'Everything goes back to what is published.',
    revert_all: 'Everything goes back to the defaults.',
    edition: 'Published version of the website',
  },
} satisfies SettingsTexts;
