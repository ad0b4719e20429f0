import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios cuando publicas el sitio web.',
  field: { seo_title: 'Título', seo_description: 'Descripción', seo_keywords: 'Palabras clave' },
  help: {
    seo_title: 'Los buscadores muestran unos 60 caracteres. Vacío: el nombre de tu local.',
    seo_description: 'Los buscadores muestran unos 160 caracteres.',
    seo_keywords: 'Sepáralas con comas.',
  },
  preview: {
    title: 'Vista previa',
    detail: 'Los buscadores y las aplicaciones deciden cuánto muestran.',
    language: 'Idioma',
    result: 'Resultado de búsqueda',
    link: 'Enlace compartido',
    no_domain: 'Tu dominio',
  },
} satisfies SettingsTexts;
