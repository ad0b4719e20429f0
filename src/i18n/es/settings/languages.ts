import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios al momento. Tus formularios muestran los idiomas en el mismo orden.',
  field: { languages: 'Idiomas' },
  base: 'Los textos sin traducir se muestran en este idioma',
  visible: 'Visible para los clientes',
  remove: 'Quitar %{language}',
  add: 'Añadir un idioma',
  untranslated: '%{smart_count} producto sin traducir |||| %{smart_count} productos sin traducir',
  translated: 'Todos los productos están traducidos',
  kept: 'Al quitar un idioma, sus textos se conservan. Vuelve a añadirlo para recuperarlos.',
} satisfies SettingsTexts;
