import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para as respostas a partir de agora. Os códigos já enviados mantêm o valor.',
  section: {
    apology: 'Códigos de desculpas',
    templates: 'Modelos de resposta',
  },
  field: {
    apology_max: 'Valor máximo de um código',
    apology_days: 'Dias de validade de um código',
    reply_templates: 'Seus modelos de resposta',
  },
  help: {
    apology_max:
      'Quem responde a uma avaliação pode dar ao cliente um código de até este valor. Digite 0 para desativar.',
    reply_templates: '{name} vira o primeiro nome do cliente, {store} o nome da loja e {number} o número do pedido.',
  },
  template: {
    name: 'Nome do modelo',
    text: 'Texto',
    number: 'Modelo %{number}',
    add: 'Adicionar modelo',
    remove: 'Excluir o modelo %{number}',
    unknown: 'Não é possível substituir %{placeholder}. Use {name}, {store} ou {number}.',
  },
} satisfies SettingsTexts;
