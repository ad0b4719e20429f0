import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as mudanças na hora. Seus formulários seguem a mesma ordem.',
  field: { languages: 'Idiomas' },
  base: 'Textos sem tradução aparecem neste idioma',
  visible: 'Visível para clientes',
  remove: 'Remover %{language}',
  add: 'Adicionar idioma',
  untranslated: '%{smart_count} item não está traduzido |||| %{smart_count} itens não estão traduzidos',
  translated: 'Todos os itens estão traduzidos',
  kept: 'Um idioma removido mantém seus textos: adicione-o de novo para tê-los de volta.',
} satisfies SettingsTexts;
