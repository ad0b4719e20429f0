import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios al momento. Tus formularios siguen el mismo orden.',
  field: { languages: 'Idiomas' },
  base: 'Los textos sin traducir se muestran en este idioma',
  visible: 'Visible para clientes',
  remove: 'Quitar %{language}',
  add: 'Añadir un idioma',
  untranslated: '%{smart_count} artículo sin traducir |||| %{smart_count} artículos sin traducir',
  translated: 'Todos los artículos están traducidos',
  kept: 'Un idioma quitado conserva sus textos: vuelve a añadirlo para recuperarlos.',
} satisfies SettingsTexts;
