import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as mudanças na hora. Nos seus formulários, os idiomas aparecem na mesma ordem.',
  field: { languages: 'Idiomas' },
  base: 'Aparece onde falta a tradução',
  visible: 'Visível para clientes',
  remove: 'Remover %{language}',
  add: 'Adicionar idioma',
  untranslated: '%{smart_count} item não está traduzido |||| %{smart_count} itens não estão traduzidos',
  translated: 'Todos os itens estão traduzidos',
  kept: 'Os textos de um idioma removido ficam guardados. Adicione o idioma de novo para recuperá-los.',
} satisfies SettingsTexts;
