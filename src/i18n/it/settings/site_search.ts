import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono le modifiche quando pubblichi il sito web.',
  field: { seo_title: 'Titolo', seo_description: 'Descrizione', seo_keywords: 'Parole chiave' },
  help: {
    seo_title: 'I motori di ricerca mostrano circa 60 caratteri. Se vuoto: il nome del tuo locale.',
    seo_description: 'I motori di ricerca mostrano circa 160 caratteri.',
    seo_keywords: 'Separale con virgole.',
  },
  preview: {
    title: 'Anteprima',
    detail: 'I motori di ricerca e le app scelgono da sé quanto mostrare.',
    language: 'Lingua',
    result: 'Risultato di ricerca',
    link: 'Link condiviso',
    no_domain: 'Il tuo dominio',
  },
} satisfies SettingsTexts;
