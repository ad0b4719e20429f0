import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale imediatamente no seu próprio site, sem publicar.',
  warning:
    'Um script pode ler tudo o que os clientes digitam no seu site. Adicione só código de serviços em que você confia.',
  none: 'Nenhum script ainda. Adicione, por exemplo, o código de um serviço de estatísticas de visitas.',
  add: 'Adicionar script',
  edit: 'Editar script',
  edit_of: 'Editar %{name}',
  name: 'Nome',
  code: 'Código',
  code_help: 'Cole o código exatamente como o serviço o fornece, com as tags <script>.',
  delete_title: 'Excluir %{name}?',
  delete_detail: 'Ele não será mais executado no seu site.',
  too_many: 'Você pode ter até 10 scripts. Exclua um para adicionar outro.',
} satisfies SettingsTexts;
