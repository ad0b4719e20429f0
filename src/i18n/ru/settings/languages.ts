import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Клиенты сразу видят изменения. В ваших формах языки идут в том же порядке.',
  field: { languages: 'Языки' },
  base: 'Тексты без перевода показываются на этом языке',
  visible: 'Видно клиентам',
  remove: 'Убрать: %{language}',
  add: 'Добавить язык',
  untranslated:
    'Не переведена %{smart_count} позиция |||| Не переведены %{smart_count} позиции |||| Не переведено %{smart_count} позиций',
  translated: 'Все позиции переведены',
  kept: 'Тексты убранного языка сохраняются. Добавьте его снова, и они вернутся.',
} satisfies SettingsTexts;
