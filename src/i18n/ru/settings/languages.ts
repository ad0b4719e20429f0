import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Клиенты сразу видят изменения. Порядок в формах такой же.',
  field: { languages: 'Языки' },
  base: 'Тексты без перевода показываются на этом языке',
  visible: 'Видно клиентам',
  remove: 'Убрать: %{language}',
  add: 'Добавить язык',
  untranslated:
    'Не переведена %{smart_count} позиция |||| Не переведены %{smart_count} позиции |||| Не переведено %{smart_count} позиций',
  translated: 'Все позиции переведены',
  kept: 'Убранный язык сохраняет свои тексты: добавьте его снова, и они вернутся.',
} satisfies SettingsTexts;
